import type { GateRequest, GateResult } from '../gates/Gate';
import type { Releases } from '../openReleases';
import { type Registry, withLive } from '../Registry';
import { folderStorage } from '../storage/folderStorage';
import { createGateKeeper } from './gateKeeper';

const releases: Releases = {
  readManifest: () => Promise.reject(new Error('not read here')),
  readFile: () => Promise.reject(new Error('not read here')),
};
const live = (registry: Registry, part: 'shell' | 'mf_content', version: string) =>
  withLive(registry, part, { version, at: '', by: 'me', why: 'test' });

const storage = folderStorage('/not written here');
const say = jest.fn();
beforeEach(() => say.mockClear());

describe('a gate keeper', () => {
  it('runs the gates a second time only after another part has gone live', async () => {
    const asked: GateRequest[] = [];
    const checkRelease = async (request: GateRequest) => {
      asked.push(request);
      return [];
    };
    const judge = createGateKeeper(
      { checkRelease, say, storage },
      { part: 'mf_content', version: '2', action: 'publish', channel: 'production', overrides: [] },
    );
    const before = live(live({}, 'shell', '1'), 'mf_content', '1');
    await judge(before, releases);
    await judge({ ...before }, releases);
    expect(asked).toHaveLength(1);
    expect(say).not.toHaveBeenCalled();
    await judge(live(before, 'shell', '2'), releases);
    expect(asked.map(({ registry }) => registry.shell?.releases)).toEqual([
      { 1: 'live' },
      { 1: 'available', 2: 'live' },
    ]);
    expect(say).toHaveBeenCalledWith(expect.stringContaining('went live meanwhile'));
  });

  it('refuses a release that passed the first run of the gates but fails the second', async () => {
    const checkRelease = async ({ registry }: GateRequest): Promise<GateResult[]> => [
      {
        gate: 'shared',
        status: registry.shell?.releases['2'] ? 'refused' : 'passed',
        problems: [{ what: 'react 20', forWhom: 'mf_content', mend: 'package.json' }],
      },
    ];
    const judge = createGateKeeper(
      { checkRelease, say, storage },
      { part: 'mf_content', version: '2', action: 'publish', channel: 'production', overrides: [] },
    );
    const before = live({}, 'shell', '1');
    expect(await judge(before, releases)).toEqual([]);
    await expect(judge(live(before, 'shell', '2'), releases)).rejects.toThrow('react 20');
  });
});
