import { readExpiry, readOwnChannel } from '../channels';
import { sourceVersion } from '../packageSources';
import { StorageConflict } from '../storage/ReleaseStorage';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

let shop: VerbRunner;
beforeEach(async () => {
  shop = await createVerbRunner();
});
afterEach(() => {
  jest.restoreAllMocks();
  return shop.releases.remove();
});

describe('publish', () => {
  it('builds the given part and makes it live, and changes no other part', async () => {
    await shop.releases.add('mf_account', '1');
    await shop.run('promote mf_account 1');
    const before = (await shop.production()).mf_account;
    const version = await sourceVersion('mf_content');
    expect(await shop.run('publish mf-content')).toMatch(
      new RegExp(`mf_content ${version} is live in production\n`),
    );
    expect(shop.built).toEqual([`mf_content ${version}`]);
    const { mf_account, mf_content, ...others } = await readOwnChannel(
      shop.releases.storage,
      'production',
    );
    expect(mf_account).toEqual(before);
    expect(others).toEqual({});
    expect(mf_content?.history).toEqual([
      {
        version,
        status: 'live',
        action: 'publish',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        by: 'team',
        why: expect.stringMatching(/./),
        revision: '0'.repeat(40),
      },
    ]);
  });

  it('publishes several parts one after another, and stops at the first failure', async () => {
    await shop.releases.add('mf_account', '1');
    await shop.run('promote mf_account 1');
    await shop.run('lock mf_account --why "sale week"');
    await expect(shop.run('publish mf-content mf-account mf-catalog')).rejects.toThrow(
      'mf_account is locked',
    );
    expect(Object.keys(await shop.production()).sort()).toEqual(['mf_account', 'mf_content']);
    expect(await shop.live()).toBe(await sourceVersion('mf_content'));
    expect(shop.built).toHaveLength(1);
  });

  it('does not build the same sources twice', async () => {
    await shop.run('publish mf_content');
    await shop.goLive('2');
    expect(await shop.run('publish mf_content --why "back to ours"')).toMatch(
      /is live in production, after 2$/m,
    );
    expect(shop.built).toHaveLength(1);
    expect(await shop.lastChange()).toMatchObject({ why: 'back to ours', previous: '2' });
    expect(await shop.run('publish mf_content')).toMatch(
      /is live in production already\n {2}no running gateway of production /,
    );
    expect((await shop.contentOf())?.history).toHaveLength(3);
  });

  it('builds a version again if its stored release is unsigned', async () => {
    const version = await sourceVersion('mf_content');
    await shop.releases.add('mf_content', version);
    await shop.releases.storage.remove(`mf_content/${version}/release.json.sig`);
    await shop.run('publish mf_content');
    expect(shop.built).toHaveLength(1);
    expect(await shop.live()).toBe(version);
  });

  it('waits until another command has stored the release of the same sources', async () => {
    const { add, storage } = shop.releases;
    const version = await sourceVersion('mf_content');
    const signature = `mf_content/${version}/release.json.sig`;
    jest.spyOn(storage, 'addRelease').mockImplementationOnce(async (key) => {
      await add('mf_content', version);
      const stored = await storage.read(signature);
      await storage.remove(signature);
      setTimeout(() => void storage.write(signature, stored?.bytes ?? Buffer.from('')), 300);
      throw new StorageConflict(key);
    });
    await shop.run('publish mf_content');
    expect(await shop.live()).toBe(version);
  });

  it('fails with advice if another command does not store the whole release', async () => {
    const { storage } = shop.releases;
    jest.spyOn(storage, 'addRelease').mockRejectedValueOnce(new StorageConflict('mf_content/1'));
    // Each look at the clock takes four seconds, so that the test does not wait.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 4000;
      return now;
    });
    await expect(shop.run('publish mf_content')).rejects.toThrow(
      /^Another command stores .+ again/,
    );
    expect(await shop.live()).toBeUndefined();
  });

  it('stores no release that a gate refuses, and names each broken contract and who needs it', async () => {
    await shop.goLive('1');
    const problems = [{ what: 'toast:requested is gone', forWhom: 'shell', mend: 'events.ts:3' }];
    shop.gates([
      { gate: 'events', status: 'refused', problems },
      { gate: 'bytes', status: 'passed', problems: [] },
    ]);
    const version = await sourceVersion('mf_content');
    await expect(shop.run('publish mf_content')).rejects.toThrow(
      `mf_content ${version} does not go live:\n✗ events\n    toast:requested is gone.\n      for  shell\n      mend events.ts:3\n    to go on all the same: --override events=<reason>`,
    );
    expect(await shop.live()).toBe('1');
    expect(await shop.releases.storage.read(`mf_content/${version}/release.json`)).toBeUndefined();
    await expect(shop.run('publish mf_content --override event=later')).rejects.toThrow(
      'There is no gate "event" to override; there are: events, bytes.',
    );
    await shop.run(
      'publish mf_content --override events="agreed with shell" --override bytes=none',
    );
    const overrides = [{ gate: 'events', reason: 'agreed with shell' }];
    expect(await shop.lastChange()).toMatchObject({ version, overrides });
  });

  it('releases uncommitted sources only with --dirty or as a preview', async () => {
    shop.from('abc-dirty');
    await expect(shop.run('publish mf_content')).rejects.toThrow(
      'Sources of mf_content are not committed: commit them, publish to preview/<branch>, or add --dirty.',
    );
    await expect(shop.run('publish mf_content --channel staging')).rejects.toThrow('--dirty');
    expect(shop.built).toEqual([]);
    await shop.run('publish mf_content --channel preview/x');
    await shop.run('publish mf_content --dirty');
    expect(await shop.lastChange()).toMatchObject({ revision: 'abc-dirty' });
  });

  describe('of sources that are not committed', () => {
    const COMMIT = 'c'.repeat(40);
    let version: string;
    beforeEach(async () => {
      await shop.goLive('1');
      shop.from('abc-dirty');
      await shop.run('publish mf_content --channel preview/x');
      version = await sourceVersion('mf_content');
    });

    it.each([
      'promote mf_content --from preview/x',
      'promote mf_content --from preview/x --to staging',
      'promote preview/x',
      'canary mf_content 10% <version>',
    ])('requires --dirty to take its release out of the preview by `%s`', async (template) => {
      const command = template.replace('<version>', version);
      await expect(shop.run(command)).rejects.toThrow(
        `mf_content ${version} was built from sources that are not committed: publish it from a commit, or add --dirty.`,
      );
      expect(await shop.production()).toMatchObject({ mf_content: { releases: { 1: 'live' } } });
      expect((await shop.contentOf())?.canary).toBeUndefined();
      await shop.run(`${command} --dirty`);
    });

    it('needs no --dirty to promote its release to another preview, or to roll back to it in production', async () => {
      await shop.run('promote mf_content --from preview/x --to preview/y');
      await shop.run('promote mf_content --from preview/x --dirty');
      await shop.goLive('2');
      await shop.run('rollback mf_content --why x');
      expect(await shop.lastChange()).toMatchObject({ version, revision: 'abc-dirty' });
    });

    it('accepts its release once the same sources were published from a commit', async () => {
      shop.from(COMMIT);
      await shop.run('publish mf_content --channel staging');
      await shop.run('promote mf_content');
      expect(await shop.lastChange()).toMatchObject({ version, revision: COMMIT });
      expect(shop.built).toHaveLength(1);
    });
  });

  it('publishes a preview with an expiry date, without changing production', async () => {
    await shop.goLive('1');
    shop.at('2026-01-01T00:00:00Z');
    await shop.run('publish mf_content --channel preview/new-header --expires 2');
    expect(await shop.live()).toBe('1');
    expect(shop.extracted).toEqual(['mf_content']);
    expect(await readExpiry(shop.releases.storage, 'preview/new-header')).toBe(
      '2026-01-03T00:00:00.000Z',
    );
    await expect(shop.run('publish mf_content --channel staging --expires 2')).rejects.toThrow(
      '--expires is for previews; staging stays.',
    );
    await expect(shop.run('publish mf_content --channel preview/x --expires soon')).rejects.toThrow(
      '--expires is "soon": give a number of days up to 90.',
    );
  });
});

describe('promote', () => {
  it('makes the live release of staging also live in production, without a second build', async () => {
    await shop.run('publish mf_content --channel staging');
    const version = await sourceVersion('mf_content');
    const manifest = await shop.releases.storage.read(`mf_content/${version}/release.json`);
    await shop.run('promote mf_content --to production');
    expect(await shop.live()).toBe(version);
    expect(await shop.lastChange()).toMatchObject({
      action: 'promote',
      why: 'promoted to production',
    });
    const after = await shop.releases.storage.read(`mf_content/${version}/release.json`);
    expect(after?.etag).toBe(manifest?.etag);
    expect(shop.built).toHaveLength(1);
  });

  it('promotes the canary if the part has one', async () => {
    await shop.goLive('1');
    await shop.releases.add('mf_content', '2');
    await shop.run('canary mf_content 10% 2');
    await shop.run('promote mf_content');
    expect(await shop.contentOf()).toMatchObject({ fallback: '1', releases: { 2: 'live' } });
    expect((await shop.contentOf())?.canary).toBeUndefined();
  });

  it('refuses a missing, incomplete or unsigned release', async () => {
    await shop.goLive('1');
    await expect(shop.run('promote mf_content 2')).rejects.toThrow(
      'mf_content/2/release.json is not in',
    );
    await shop.releases.add('mf_content', '2');
    await shop.releases.storage.remove('mf_content/2/client/remoteEntry.js.gz');
    await expect(shop.run('promote mf_content 2')).rejects.toThrow(
      'client/remoteEntry.js.gz is not in',
    );
    await shop.releases.add('mf_content', '3');
    await shop.releases.storage.remove('mf_content/3/release.json.sig');
    await expect(shop.run('promote mf_content 3')).rejects.toThrow('It is not signed.');
    await expect(shop.run('promote mf_content')).rejects.toThrow(
      'no canary and no release in staging',
    );
    expect(await shop.live()).toBe('1');
  });
});
