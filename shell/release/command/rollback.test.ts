import { readOwnChannel } from '../channels';
import { sourceVersion } from '../packageSources';
import { readTrustedKeys } from '../signing/trustedKeys';
import { isWithdrawal } from '../signing/withdrawal';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

let shop: VerbRunner;
beforeEach(async () => {
  shop = await createVerbRunner();
});
afterEach(() => shop.releases.remove());

describe('a canary', () => {
  it('is in the registry, with its share of the visitors, until a command ends it', async () => {
    await shop.goLive('1');
    await shop.run('publish mf_content --channel staging');
    const version = await sourceVersion('mf_content');
    shop.at('2026-01-01T00:00:00Z');
    await shop.run('canary mf_content 10%');
    const since = '2026-01-01T00:00:00.000Z';
    expect((await shop.contentOf())?.canary).toEqual({ version, share: 0.1, since });
    expect(await shop.live()).toBe('1');
    await expect(shop.run(`withdraw mf_content ${version} --why bad`)).rejects.toThrow(
      'is a canary',
    );
    await shop.run('canary mf_content off');
    expect((await shop.contentOf())?.canary).toBeUndefined();
    expect((await shop.contentOf())?.history.map(({ action }) => action)).toEqual([
      'promote',
      'canary',
      'canary',
    ]);
    await expect(shop.run('canary mf_content off')).rejects.toThrow('mf_content has no canary');
  });

  it.each(['0%', '100%', '10', 'some', '200%'])(
    'is refused if its share is "%s"',
    async (share) => {
      await shop.goLive('1');
      await expect(shop.run(`canary mf_content ${share} 1`)).rejects.toThrow(
        'no share of the visitors',
      );
    },
  );

  it('has a share that the command prints without rounding errors', async () => {
    await shop.goLive('1');
    await shop.releases.add('mf_content', '2');
    expect(await shop.run('canary mf_content 7% 2')).toContain('is shown to 7 % of the visitors');
    expect(await shop.run('list mf_content')).toContain('canary of 7 %');
  });

  it('is refused if its release is already live', async () => {
    await shop.goLive('1');
    await expect(shop.run('canary mf_content 10% 1')).rejects.toThrow('1 is live');
  });
});

describe('the release command', () => {
  it('goes back one release with each rollback, until no earlier release is left', async () => {
    await shop.goLive('1', '2', '3');
    expect(await shop.run('rollback mf_content --why "cart is empty"')).toContain(
      'mf_content 2 is live in production again, in place of 3',
    );
    expect(await shop.live()).toBe('2');
    expect(await shop.lastChange()).toMatchObject({
      action: 'rollback',
      previous: '3',
      why: 'cart is empty',
      revision: 'revision-of-2',
    });
    await shop.run('rollback mf_content --why again');
    expect(await shop.live()).toBe('1');
    await expect(shop.run('rollback mf_content --why more')).rejects.toThrow(
      'mf_content 1 has no release before it',
    );
  });

  it('rolls back to a release that was live before, but refuses a release that was never live', async () => {
    await shop.goLive('1', '2', '3');
    await shop.run('rollback mf_content --to 1 --why "all since are bad"');
    expect(await shop.live()).toBe('1');
    await shop.releases.add('mf_content', '4');
    await expect(shop.run('rollback mf_content --to 4 --why x')).rejects.toThrow('was never live');
    await shop.run('canary mf_content 10% 4');
    await shop.run('canary mf_content off');
    await expect(shop.run('rollback mf_content --to 4 --why x')).rejects.toThrow('was never live');
  });

  it('requires a reason for a rollback', async () => {
    await shop.goLive('1', '2');
    await expect(shop.run('rollback mf_content')).rejects.toThrow('Name the reason (--why');
  });

  it('skips a withdrawn release in a rollback, and refuses a rollback to that release', async () => {
    await shop.goLive('1', '2', '3');
    await expect(shop.run('withdraw mf_content 3 --why leak')).rejects.toThrow(
      'is live in production',
    );
    await shop.run('withdraw mf_content 2 --why leak');
    expect((await shop.contentOf())?.fallback).toBe('1');
    await expect(shop.run('rollback mf_content --to 2 --why x')).rejects.toThrow('was withdrawn');
    await shop.run('rollback mf_content --why x');
    expect(await shop.live()).toBe('1');
  });

  it('signs a withdrawal, and keeps the withdrawn release out of every channel', async () => {
    const { storage, keys } = shop.releases;
    await shop.goLive('1', '2');
    await shop.run('promote mf_content 1 --to staging');
    await expect(shop.run('withdraw mf_content 1 --why leak')).rejects.toThrow('live in staging');
    await shop.run('promote mf_content 2 --to staging');
    await shop.run('withdraw mf_content 1 --why leak');
    const { withdrawn, releases } = (await shop.contentOf()) ?? {};
    const signature = withdrawn?.['1'] ?? { key: '', signature: '' };
    const trusted = await readTrustedKeys(keys.trust);
    expect(isWithdrawal('mf_content', '1', signature, trusted)).toBe(true);
    expect(releases?.['1']).toBe('withdrawn');
    expect((await readOwnChannel(storage, 'staging')).mf_content?.releases['1']).toBe('withdrawn');
    for (const channel of ['production', 'staging', 'preview/try']) {
      await expect(shop.run(`promote mf_content 1 --to ${channel}`)).rejects.toThrow('withdrawn');
    }
  });

  it('withdraws a release even if it was never live in production', async () => {
    await shop.goLive('1');
    await shop.releases.add('mf_content', '2');
    await shop.releases.add('mf_content', '3');
    await shop.run('promote mf_content 2 --to staging');
    await shop.run('promote mf_content 3 --to staging');
    await shop.run('withdraw mf_content 2 --why leak');
    await expect(shop.run('promote mf_content 2')).rejects.toThrow('was withdrawn');
    await expect(shop.run('withdraw mf_content 9 --why x')).rejects.toThrow(
      'mf_content 9 is no release of any channel',
    );
  });

  it('withdraws a release that is live only in a preview that has ended', async () => {
    shop.at('2026-01-01T00:00:00Z');
    await shop.releases.add('mf_content', '2');
    await shop.run('promote mf_content 2 --to preview/old');
    await expect(shop.run('withdraw mf_content 2 --why leak')).rejects.toThrow(
      'live in preview/old',
    );
    shop.at('2026-01-09T00:00:00Z');
    await shop.run('withdraw mf_content 2 --why leak');
    await expect(shop.run('promote mf_content 2')).rejects.toThrow('was withdrawn');
  });

  it('rolls back past a deprecated release unless --to names it', async () => {
    await shop.goLive('1', '2', '3');
    await shop.run('deprecate mf_content 2');
    expect((await shop.contentOf())?.fallback).toBe('1');
    await shop.run('rollback mf_content --to 2 --why x');
    expect(await shop.live()).toBe('2');
  });
});

describe('a lock on a part', () => {
  it('refuses every change until the part is unlocked, and says who locked the part', async () => {
    await shop.goLive('1', '2');
    await shop.releases.add('mf_content', '3');
    shop.at('2026-01-01T00:00:00Z');
    await shop.run('lock mf_content --why "sale week"');
    const refused = `mf_content is locked by team since 2026-01-01 00:00:00 UTC: sale week. Ask them, or run: npm run release -- unlock mf_content`;
    for (const command of [
      'publish mf_content',
      'promote mf_content 3',
      'canary mf_content 10% 3',
      'rollback mf_content --why x',
      'deprecate mf_content 1',
      'withdraw mf_content 1 --why x',
      'lock mf_content --why mine',
    ]) {
      await expect(shop.run(command)).rejects.toThrow(refused);
    }
    expect(await shop.live()).toBe('2');
    expect(shop.built).toEqual([]);
    await shop.run('unlock mf_content');
    await shop.run('promote mf_content 3');
    expect(await shop.live()).toBe('3');
    expect((await shop.contentOf())?.history.map(({ action }) => action).slice(2)).toEqual([
      'lock',
      'unlock',
      'promote',
    ]);
  });
});
