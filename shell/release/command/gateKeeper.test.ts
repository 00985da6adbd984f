import type { GateRequest } from '../gates/Gate';
import type { Releases } from '../openReleases';
import { type Registry, withLive } from '../Registry';
import { createGateKeeper } from './gateKeeper';

const releases: Releases = {
  readManifest: () => Promise.reject(new Error('not read here')),
  readFile: () => Promise.reject(new Error('not read here')),
};
const live = (registry: Registry, part: 'shell' | 'mf_content', version: string) =>
  withLive(registry, part, { version, at: '', by: 'me', why: 'test' });

describe('a gate keeper', () => {
  it('runs the gates a second time only after another part has gone live', async () => {
    const asked: GateRequest[] = [];
    const judge = createGateKeeper(
      async (request) => {
        asked.push(request);
        return [];
      },
      { part: 'mf_content', version: '2', action: 'publish', overrides: [] },
    );
    const before = live(live({}, 'shell', '1'), 'mf_content', '1');
    await judge(before, releases);
    await judge({ ...before }, releases);
    expect(asked).toHaveLength(1);
    await judge(live(before, 'shell', '2'), releases);
    expect(asked.map(({ registry }) => registry.shell?.releases)).toEqual([
      { 1: 'live' },
      { 1: 'available', 2: 'live' },
    ]);
  });

  it('refuses a release that passed the first run of the gates but fails the second', async () => {
    const judge = createGateKeeper(
      async ({ registry }) => [
        {
          gate: 'shared',
          status: registry.shell?.releases['2'] ? 'refused' : 'passed',
          problems: [{ what: 'react 20', forWhom: 'mf_content', mend: 'package.json' }],
        },
      ],
      { part: 'mf_content', version: '2', action: 'publish', overrides: [] },
    );
    const before = live({}, 'shell', '1');
    expect(await judge(before, releases)).toEqual([]);
    await expect(judge(live(before, 'shell', '2'), releases)).rejects.toThrow('react 20');
  });
});
