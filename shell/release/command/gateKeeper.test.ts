import type { GateRequest, GateResult } from '../gates/Gate';
import { buildRelease } from '../gates/testing/buildRelease';
import type { Releases } from '../openReleases';
import { type Registry, withLive } from '../Registry';
import { withCanary, withoutCanary, withoutLive } from '../registryChanges';
import { folderStorage } from '../storage/folderStorage';
import { createGateKeeper } from './gateKeeper';

const releases: Releases = {
  readManifest: async (part) => buildRelease(part).manifest,
  readFile: () => Promise.reject(new Error('not read here')),
};
type Part = 'shell' | 'mf_content';
const change = (version: string) => ({ version, at: '', by: 'Rahim', why: 'test' });
const live = (registry: Registry, part: Part, version: string) =>
  withLive(registry, part, change(version));
const canary = (registry: Registry, part: Part, version: string) =>
  withCanary(registry, part, 0.1, change(version));

const storage = folderStorage('/not written here');
const say = jest.fn();
beforeEach(() => say.mockClear());

const keepGates = (checkRelease: (request: GateRequest) => Promise<GateResult[]>) =>
  createGateKeeper(
    { checkRelease, say, storage },
    { part: 'mf_content', version: '2', action: 'publish', channel: 'production', overrides: [] },
  );

describe('a gate keeper', () => {
  const before = live(live({}, 'shell', '1'), 'mf_content', '1');

  it('runs the gates a second time only after another part has gone live', async () => {
    const asked: GateRequest[] = [];
    const judge = keepGates(async (request) => {
      asked.push(request);
      return [];
    });
    await judge(before, releases);
    await judge({ ...before }, releases);
    expect(asked).toHaveLength(1);
    expect(say).not.toHaveBeenCalled();
    await judge(live(before, 'shell', '2'), releases);
    expect(asked.map(({ registry }) => registry.shell?.releases)).toEqual([
      { 1: 'live' },
      { 1: 'available', 2: 'live' },
    ]);
  });

  const withBoth = canary(before, 'shell', '2');
  it.each<[string, Registry, Registry, string]>([
    ['a release', before, live(before, 'shell', '2'), 'shell 2 by Rahim went live'],
    ['a canary', before, withBoth, 'shell 2 by Rahim became a canary'],
    [
      'a canary that went live',
      withBoth,
      live(withBoth, 'shell', '2'),
      'shell 2 by Rahim went live',
    ],
    [
      'the end of a canary',
      withBoth,
      withoutCanary(withBoth, 'shell', change('2')),
      'the canary shell 2 ended',
    ],
    [
      'a retired part',
      before,
      withoutLive(before, 'mf_content', { ...change('1'), action: 'retire' }),
      'mf_content was retired by Rahim',
    ],
    [
      'several changes',
      before,
      live(canary(before, 'mf_content', '3'), 'shell', '2'),
      'shell 2 by Rahim went live, mf_content 3 by Rahim became a canary',
    ],
  ])('names %s if the gates run again because of it', async (_, first, second, changes) => {
    const judge = keepGates(async () => []);
    await judge(first, releases);
    await judge(second, releases);
    expect(say.mock.calls).toEqual([[`Meanwhile ${changes}: the gates look again.`]]);
  });

  it('refuses a release that passed the first run of the gates but fails the second', async () => {
    const judge = keepGates(async ({ registry }) => [
      {
        gate: 'shared',
        status: registry.shell?.releases['2'] ? 'refused' : 'passed',
        problems: [{ what: 'react 20', forWhom: 'mf_content', mend: 'package.json' }],
      },
    ]);
    expect(await judge(before, releases)).toEqual([]);
    await expect(judge(live(before, 'shell', '2'), releases)).rejects.toThrow('react 20');
  });

  it('accepts a release with warnings, and prints each warning with file and line', async () => {
    const problem = {
      what: '"Read on" has no text in bn',
      forWhom: 'shoppers of mf_content who read bn',
      mend: 'translate it: mf-content/src/blog/locales/bn.po:12',
    };
    const judge = keepGates(async () => [
      { gate: 'bytes', status: 'passed', problems: [] },
      { gate: 'texts', status: 'warned', problems: [problem] },
    ]);
    expect(await judge(before, releases)).toEqual([]);
    expect(say.mock.calls).toEqual([
      [
        [
          '! texts',
          '    not in production: "Read on" has no text in bn.',
          '      for  shoppers of mf_content who read bn',
          '      mend translate it: mf-content/src/blog/locales/bn.po:12',
        ].join('\n'),
      ],
    ]);
  });
});
