import { changeChannel } from '../channels';
import { liveVersion, withLive } from '../Registry';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

const CHANNEL = 'preview/bug-17';
const REFUSED = [
  {
    gate: 'events',
    status: 'refused' as const,
    problems: [{ what: 'a topic is gone', forWhom: 'shell 1', mend: 'x.ts:1' }],
  },
];
let shop: VerbRunner;

/** Stores a release and makes it live in a channel. */
async function release(part: string, version: string, channel = 'production') {
  await shop.releases.add(part, version);
  await shop.run(`promote ${part} ${version} --to ${channel}`);
}

/** Versions that are live in production. */
async function live() {
  const registry = await shop.production();
  return Object.fromEntries(
    Object.keys(registry).map((part) => [part, liveVersion(registry, part)]),
  );
}

const historyOf = async (part: string) => (await shop.production())[part]?.history ?? [];

beforeEach(async () => {
  shop = await createVerbRunner();
  shop.at('2026-01-01T00:00:00Z');
  for (const part of ['shell', 'mf_catalog', 'mf_content']) await release(part, '1');
  await release('mf_catalog', '2', CHANNEL);
  await release('mf_content', '2', CHANNEL);
  shop.asked.length = 0;
});
afterEach(() => shop.releases.remove());

const PROMOTED = { shell: '1', mf_catalog: '2', mf_content: '2' };
const BEFORE = { shell: '1', mf_catalog: '1', mf_content: '1' };

describe('promote of a whole preview', () => {
  it('makes all its releases live in one write, and records each so that it can be rolled back alone', async () => {
    const write = jest.spyOn(shop.releases.storage, 'write');
    expect(await shop.run(`promote ${CHANNEL}`)).toContain(
      'mf_catalog 2 is live in production, after 1\nmf_content 2 is live in production, after 1',
    );
    // Afterwards, the command looks at the clock of the storage to find running gateways.
    expect(write.mock.calls.map(([key]) => key)).toEqual(['registry.json', 'gateways/now']);
    expect(await live()).toEqual(PROMOTED);
    expect((await historyOf('mf_catalog')).at(-1)).toEqual({
      version: '2',
      status: 'live',
      at: '2026-01-01T00:00:00.000Z',
      by: 'team',
      why: `promoted with ${CHANNEL}`,
      action: 'promote',
      revision: 'revision-of-2',
      previous: '1',
    });
    await shop.run('rollback mf_catalog --why "no prices"');
    expect(await live()).toEqual({ ...PROMOTED, mf_catalog: '1' });
    await shop.run('rollback mf_content --why "no posts"');
    expect(await live()).toEqual(BEFORE);
    expect(await historyOf('shell')).toHaveLength(1);
  });

  it('runs the gates once, for the whole composition', async () => {
    await shop.run(`promote ${CHANNEL}`);
    const versions = { mf_catalog: '2', mf_content: '2' };
    expect(shop.asked).toMatchObject([
      { channel: 'production', action: 'promote', preview: { name: CHANNEL, versions } },
    ]);
  });

  it('changes nothing if a gate refuses; if the gate is overridden, the history of each part says so', async () => {
    shop.gates(REFUSED);
    await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow(
      /^preview\/bug-17 does not go live:\n✗ events\n[\s\S]*--override events=<reason>$/,
    );
    expect(await live()).toEqual(BEFORE);
    await shop.run(`promote ${CHANNEL} --override events="nobody hears it"`);
    expect(await live()).toEqual(PROMOTED);
    for (const part of ['mf_catalog', 'mf_content']) {
      const overrides = [{ gate: 'events', reason: 'nobody hears it' }];
      expect((await historyOf(part)).at(-1)).toMatchObject({ overrides });
    }
  });

  it('does not change a part whose release in a frozen composition already runs in production', async () => {
    shop.log('c19b492e', { path: '/blog', versions: { ...BEFORE, mf_content: '2' } });
    await shop.run('freeze preview/seen c19b492e');
    expect(await shop.run('promote preview/seen')).toContain('mf_content 2 is live in production');
    expect(await live()).toEqual({ ...BEFORE, mf_content: '2' });
    expect(await historyOf('shell')).toHaveLength(1);
    expect(await shop.run('promote preview/seen')).toMatch(
      /^production runs all releases of preview\/seen already\n {2}no running gateway of production /,
    );
  });

  it('adds a remote that production does not have yet', async () => {
    await release('mf_account', '1', CHANNEL);
    expect(await shop.run(`promote ${CHANNEL}`)).toContain('mf_account 1 is live in production\n');
    expect(await live()).toEqual({ ...PROMOTED, mf_account: '1' });
  });
});

describe('a part that has changed in production since the preview was made', () => {
  beforeEach(async () => {
    shop.at('2026-01-02T03:04:05Z');
    await release('mf_content', '3');
  });

  it('prevents the promotion of the whole preview, and is reported with who released it and why', async () => {
    await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow(
      [
        'preview/bug-17 does not go live, because production has changed since it was made:',
        '  mf_content 3 is live since 2026-01-02 03:04:05 UTC by team (promoted to production); the preview was made beside 1',
        '    to replace what is live all the same: --replace mf_content@3 --why "…"',
      ].join('\n'),
    );
    expect(await live()).toEqual({ ...BEFORE, mf_content: '3' });
    expect(shop.asked).toHaveLength(1);
  });

  it('is replaced if the command names its live version and a reason', async () => {
    const replace = (version: string) => `promote ${CHANNEL} --replace mf-content@${version}`;
    await expect(shop.run(`${replace('1')} --why agreed`)).rejects.toThrow('mf_content@3');
    await expect(shop.run(replace('3'))).rejects.toThrow('Name the reason');
    expect(await live()).toEqual({ ...BEFORE, mf_content: '3' });
    await shop.run(`${replace('3')} --why agreed`);
    expect(await live()).toEqual(PROMOTED);
    expect(await shop.lastChange()).toMatchObject({ previous: '3', why: 'agreed' });
    await shop.run('rollback mf_content --why x');
    expect(await shop.live()).toBe('3');
  });

  it('also prevents the promotion of a frozen composition', async () => {
    shop.log('c19b492e', { path: '/blog', versions: BEFORE });
    await shop.run('freeze preview/seen c19b492e');
    await expect(shop.run('promote preview/bug-17')).rejects.toThrow('beside 1');
    await release('mf_content', '4');
    await expect(shop.run('promote preview/seen')).rejects.toThrow(
      /mf_content 4 is live .*; the preview was made beside 3/,
    );
  });

  it('is also reported if it was retired in production', async () => {
    await shop.run('retire mf_content --why "the blog moves"');
    await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow(
      /mf_content is not live since .* by team \(the blog moves\).*\n.*--replace mf_content@none/,
    );
    await shop.run(`promote ${CHANNEL} --replace mf_content@none --why "it stays"`);
    expect(await live()).toEqual(PROMOTED);
  });
});

it('promote refuses the whole preview if another release goes live while the gates run', async () => {
  const { storage } = shop.releases;
  shop.gates([], () =>
    changeChannel(storage, 'production', async (own) =>
      withLive(own, 'mf_content', { version: '3', at: '2026-01-01', by: 'others', why: 'sale' }),
    ),
  );
  await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow(
    /mf_content 3 is live since .* by others \(sale\)/,
  );
  expect(await live()).toEqual({ ...BEFORE, mf_content: '3' });
});

it('promote refuses a preview that does not state on which production release it is based', async () => {
  await changeChannel(shop.releases.storage, CHANNEL, async (own) =>
    withLive(own, 'mf_content', { version: '2', at: '2026-01-01', by: 'old command', why: 'x' }),
  );
  await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow(
    'nothing says which release the preview was made beside',
  );
});

describe('a preview cannot go live as a whole', () => {
  afterEach(async () => expect(await live()).toMatchObject(BEFORE));

  it('if one of its parts is locked', async () => {
    await shop.run('lock mf_content --why "sale week"');
    await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow('mf_content is locked by team');
  });

  it('if one of its releases was withdrawn', async () => {
    await release('mf_content', '5', CHANNEL);
    await shop.run('withdraw mf_content 2 --why leak');
    await changeChannel(shop.releases.storage, CHANNEL, async (registry) =>
      withLive(registry, 'mf_content', {
        version: '2',
        at: '2026-01-01',
        by: 'somebody who edits the file',
        why: 'x',
        production: '1',
      }),
    );
    await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow('mf_content 2 was withdrawn');
  });

  it('if the bytes of one of its releases were altered', async () => {
    const file = 'mf_content/2/client/remoteEntry.js';
    await shop.releases.storage.write(file, Buffer.from('alert(1)'));
    await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow('It is not what was released');
  });

  it('if one of its parts was retired in the preview, but not in production', async () => {
    await shop.run(`retire mf_content --why x --channel ${CHANNEL}`);
    await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow(
      'mf_content has left the preview but not production',
    );
  });

  it('if it has expired', async () => {
    shop.at('2026-01-09T00:00:00Z');
    await expect(shop.run(`promote ${CHANNEL}`)).rejects.toThrow(
      'preview/bug-17 ended at 2026-01-08 00:00:00 UTC',
    );
  });

  it.each([
    ['promote preview/bug-18', 'There is no preview "preview/bug-18": there are preview/bug-17.'],
    ['promote preview/', '"preview/" is no channel'],
    [`promote ${CHANNEL} 2`, 'Name the preview alone, without "2"'],
    [`promote ${CHANNEL} --to staging`, 'goes to production as a whole'],
    [`promote ${CHANNEL} --from staging`, 'goes to production as a whole'],
    [`promote ${CHANNEL} --replace mf_content`, '--replace is "mf_content": give the part and'],
    [`promote ${CHANNEL} --replace mf_x@1 --why x`, 'There is no part "mf_x"'],
    [`promote ${CHANNEL} --replace shell@1 --why x`, '--replace names shell, which is the same'],
    ['promote mf_content 2 --replace mf_content@1', '--replace is for a whole preview'],
    [`check ${CHANNEL} --channel staging`, 'is checked in production'],
  ])('by the command `%s`', async (command, message) => {
    await expect(shop.run(command)).rejects.toThrow(message);
  });
});

it('check prints the results of the gates for a whole preview, and changes nothing', async () => {
  shop.gates(REFUSED);
  expect(await shop.run(`check ${CHANNEL}`)).toMatch(
    /✗ events[\s\S]*preview\/bug-17: 0 of 1 gates passed$/,
  );
  process.exitCode = 0;
  expect(shop.asked).toMatchObject([{ preview: { name: CHANNEL }, channel: 'production' }]);
  expect(await live()).toEqual(BEFORE);
});
