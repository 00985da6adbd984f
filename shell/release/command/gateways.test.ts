import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { type GatewayReport, writeReport } from '../gatewayReports';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

let shop: VerbRunner;
beforeEach(async () => {
  shop = await createVerbRunner();
  await shop.releases.add('shell', '1');
  await shop.run('promote shell 1 --to production');
  await shop.goLive('1');
  await shop.releases.add('mf_content', '2');
});
afterEach(() => {
  jest.restoreAllMocks();
  return shop.releases.remove();
});

const report = (changes: Partial<GatewayReport>) =>
  writeReport(shop.releases.storage, {
    gateway: 'gateway-1',
    channel: 'production',
    at: new Date().toISOString(),
    versions: { shell: '1', mf_content: '1' },
    canaries: [],
    refused: [],
    ...changes,
  });

describe('a command that changes the live releases', () => {
  it('says so if no gateway of its channel is running', async () => {
    await report({ gateway: 'ended-long-ago' });
    const file = path.join(shop.releases.dataDir, 'releases/gateways/ended-long-ago.json');
    const longAgo = new Date(Date.now() - 31_000);
    await utimes(file, longAgo, longAgo);
    await report({ channel: 'staging', gateway: 'of-staging' });
    expect(await shop.run('promote mf_content 2')).toBe(
      `mf_content 2 is live in production, after 1\n  no running gateway of production reports to ${shop.releases.storage.name}: start it (npm start), or if another shop was meant, name it by SHOP=<its checkout> and release there`,
    );
    expect(await shop.run('promote mf_content 2 --to preview/x')).toContain(
      'start one with RELEASE_CHANNEL=preview/x, or if another shop was meant',
    );
  });

  it('says nothing of gateways if its caller starts the gateway afterwards', async () => {
    process.env.FIRST_RELEASES = '1';
    try {
      expect(await shop.run('promote mf_content 2')).not.toContain('gateway');
    } finally {
      delete process.env.FIRST_RELEASES;
    }
  });

  it.each(['publish mf_content', 'promote preview/same'])(
    'fails if a gateway refuses a release that is live already: %s',
    async (command) => {
      await shop.run('publish mf_content');
      await shop.run('freeze preview/same');
      const version = (await shop.live()) ?? '';
      await report({ refused: [{ part: 'mf_content', version, why: '/blog cannot be rendered' }] });
      const lines: string[] = [];
      await expect(shop.run(command, lines)).rejects.toThrow('1 of 1 gateways refuse it: run');
      expect(lines).toContain('  gateway gateway-1 refuses it: /blog cannot be rendered');
    },
  );

  describe('by a withdrawal', () => {
    beforeEach(() => shop.run('promote mf_content 2'));
    const withdraw = () => shop.run('withdraw mf_content 1 --why leak');
    const after = { versions: { shell: '1', mf_content: '2' }, withdrawn: ['mf_content/1'] };

    it('waits until each gateway of each channel has written it down', async () => {
      await shop.run('promote mf_content 1 --to staging');
      await shop.run('promote mf_content 2 --to staging');
      await report({ ...after, withdrawn: [] });
      await report({ ...after, gateway: 'of-staging', channel: 'staging' });
      setTimeout(() => void report(after), 500);
      expect(await withdraw()).toBe(
        'mf_content 1 is withdrawn\n  gateway gateway-1 never runs it again\n  gateway of-staging never runs it again',
      );
    });

    it.each([
      ['has not taken it after 4 s', 'still runs the release', { withdrawn: after.withdrawn }],
      ['does not run it', 'is older and reports no withdrawals', { versions: after.versions }],
    ])('says "%s" of a gateway that %s', async (verdict, _which, changes) => {
      await report(changes);
      expect(await withdraw()).toContain(`gateway gateway-1 ${verdict}`);
    });
  });

  it('waits until each gateway has taken the change, and says what each gateway does', async () => {
    const versions = { shell: '1', mf_content: '2' };
    await report({ versions });
    await report({ gateway: 'gateway-2' });
    setTimeout(() => void report({ gateway: 'gateway-2', versions }), 500);
    const said = await shop.run('promote mf_content 2');
    expect(said).toContain('gateway gateway-1 runs it');
    expect(said).toContain('gateway gateway-2 runs it');
  });

  it('names a gateway that does not decide within four seconds', async () => {
    await report({});
    expect(await shop.run('promote mf_content 2')).toContain(
      'gateway gateway-1 has not taken it after 4 s',
    );
  });

  it('fails with the reason of a gateway that refuses the release', async () => {
    const refused = [{ part: 'mf_content', version: '2', why: '/blog cannot be rendered' }];
    await report({ refused });
    const lines: string[] = [];
    const command = shop.run('promote mf_content 2', lines);
    await expect(command).rejects.toThrow(
      '1 of 1 gateways refuse it: run `npm run release -- rollback mf_content --why "…"`, or publish a release that they can run.',
    );
    expect(lines).toContain('  gateway gateway-1 refuses it: /blog cannot be rendered');
  });

  it.each([
    [
      'a refused canary',
      'canary mf_content 10% 2',
      'mf_content',
      'run `npm run release -- canary mf_content off`, or',
    ],
    [
      'a refused canary of staging',
      'canary mf_content 10% 2 --channel staging',
      'mf_content',
      'run `npm run release -- canary mf_content off --channel staging`, or',
    ],
    [
      'a refused first release',
      'promote mf_account 2',
      'mf_account',
      'run `npm run release -- retire mf_account --why "…"`, or',
    ],
    [
      'a first release that a preview refuses',
      'promote mf_account 2 --to preview/x',
      'mf_account',
      'refuse it: publish a release that they can run.',
    ],
  ])('gives advice that undoes only %s', async (_what, command, part, advice) => {
    await shop.releases.add('mf_account', '2');
    await shop.run('promote mf_content 1 --to staging');
    const channel = /staging|preview.x/.exec(command)?.[0] ?? 'production';
    const isCanary = command.startsWith('canary');
    await report({ channel, refused: [{ part, version: '2', why: 'bad', isCanary }] });
    await expect(shop.run(command)).rejects.toThrow(advice);
  });

  it.each([
    ['a gateway', '2026-01-01T00:00:00Z', 0],
    ['this machine', new Date().toISOString(), 3_600_000],
  ])('finds the gateways even if the clock of %s is wrong', async (_whose, at, skewMs) => {
    await report({ at, versions: { shell: '1', mf_content: '2' } });
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + skewMs);
    expect(await shop.run('promote mf_content 2')).toContain('gateway gateway-1 runs it');
  });

  it('ends after four seconds if the storage stops to answer', async () => {
    const { storage } = shop.releases;
    const { list } = storage;
    const never = new Promise<never>(() => undefined);
    jest
      .spyOn(storage, 'list')
      .mockImplementation((folder) => (folder === 'gateways' ? never : list(folder)));
    expect(await shop.run('promote mf_content 2')).toMatch(
      /what gateways do cannot be read: No answer within \d+ ms\.$/,
    );
    expect(await shop.live()).toBe('2');
  });
});

it('a command that promotes a whole preview waits until a gateway has taken each part', async () => {
  await shop.releases.add('shell', '2');
  await shop.run('promote shell 2 --to preview/both');
  await shop.run('promote mf_content 2 --to preview/both');
  await report({ versions: { shell: '2', mf_content: '1' } });
  const began = performance.now();
  setTimeout(() => void report({ versions: { shell: '2', mf_content: '2' } }), 500);
  expect(await shop.run('promote preview/both')).toContain('gateway gateway-1 runs it');
  expect(performance.now() - began).toBeGreaterThan(490);
});

it('a command that promotes a whole preview fails if a gateway refuses one of the parts', async () => {
  await shop.releases.add('shell', '2');
  await shop.run('promote shell 2 --to preview/both');
  await shop.run('promote mf_content 2 --to preview/both');
  const refused = [{ part: 'mf_content', version: '2', why: '/blog cannot be rendered' }];
  await report({ versions: { shell: '2', mf_content: '1' }, refused });
  await expect(shop.run('promote preview/both')).rejects.toThrow(
    'run `npm run release -- rollback shell --why "…"`, or run `npm run release -- rollback mf_content --why "…"`, or',
  );
});

describe('a canary', () => {
  it('is not mistaken for the live release in the reports of gateways', async () => {
    const live = { shell: '1', mf_content: '1' };
    await report({ versions: live, canaries: [{ part: 'mf_content', version: '2' }] });
    expect(await shop.run('canary mf_content 10% 2')).toContain('gateway gateway-1 runs it');
    // The gateway runs version 2 only as a canary, so the command waits for the next report.
    const began = performance.now();
    setTimeout(() => void report({ versions: { ...live, mf_content: '2' } }), 500);
    expect(await shop.run('promote mf_content')).toContain('gateway gateway-1 runs it');
    expect(performance.now() - began).toBeGreaterThan(490);
  });

  it('that was refused does not count as a refusal of the live release', async () => {
    const refused = [{ part: 'mf_content', version: '2', why: 'bad', isCanary: true }];
    await report({ refused, versions: { shell: '1', mf_content: '2' } });
    expect(await shop.run('promote mf_content 2')).toContain('gateway gateway-1 runs it');
  });
});

it('a command succeeds even if the reports of gateways cannot be read', async () => {
  const { storage } = shop.releases;
  jest.spyOn(storage, 'list').mockRejectedValue(new Error('EIO'));
  expect(await shop.run('promote mf_content 2')).toContain('cannot be read: EIO');
});

describe('retire', () => {
  it('takes a remote out of the shop until it is promoted again', async () => {
    await report({ versions: { shell: '1' } });
    const said = await shop.run('retire mf_content --why "the blog moves"');
    expect(said).toBe('mf_content 1 has left production\n  gateway gateway-1 is without it');
    expect(await shop.live()).toBeUndefined();
    expect(await shop.lastChange()).toMatchObject({ action: 'retire', why: 'the blog moves' });
    await report({});
    await shop.run('promote mf_content 1');
    expect(await shop.live()).toBe('1');
  });

  it('takes a remote out of the shop even if the remote fills a slot of the live shell', async () => {
    await shop.releases.add('shell', '2', undefined, {
      uses: [{ module: './Teaser', exports: ['default'], at: 'shell/x.ts:1' }],
    });
    await shop.releases.add('mf_content', '3', undefined, {
      exposedExports: { './Teaser': ['default'] },
    });
    await shop.run('promote shell 2');
    await shop.run('promote mf_content 3');
    await shop.run('retire mf_content --why x');
    expect(await shop.live()).toBeUndefined();
  });

  it('is refused while the live shell loads a module of the part by name', async () => {
    await shop.releases.add('shell', '2', undefined, {
      uses: [
        { remote: 'mf_content', module: './Teaser', exports: ['default'], at: 'shell/x.ts:1' },
      ],
    });
    await shop.run('promote shell 2');
    await expect(shop.run('retire mf_content --why x')).rejects.toThrow(
      'shell 2 loads ./Teaser of mf_content (shell/x.ts:1)',
    );
  });

  it.each([
    ['retire shell --why x', 'The shell cannot be retired'],
    ['retire mf_content', 'Name the reason'],
    ['retire mf_catalog --why x', 'mf_catalog has no live release of its own in production'],
  ])('is refused with a reason: %s', async (command, reason) => {
    await expect(shop.run(command)).rejects.toThrow(reason);
  });
});
