import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { workload } from '@marketplace/contracts/testing/workload';
import { changeChannel, channelKey, readOwnChannel } from './channels';
import { type RegistryPart, withLive } from './Registry';
import { createReleases, type TestReleases } from './testing/createReleases';

/** Number of releases that each team makes. */
const ROUNDS = workload({ gate: 20, full: 40, soak: 200 });
const TEAMS = ['mf_content', 'mf_account'] as const;

describe('the production channel', () => {
  let releases: TestReleases;
  beforeEach(async () => {
    releases = await createReleases();
  });
  afterEach(() => releases.remove());

  const startTeam = async (part: string): Promise<ChildProcess> => {
    const team = fork(path.join(import.meta.dirname, 'testing/releasingTeam.ts'), {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, DATA_DIR: releases.dataDir, RELEASES_URL: '', PART: part },
    });
    await once(team, 'message');
    return team;
  };

  it(`keeps every release if two teams make ${ROUNDS} releases each at the same time`, async () => {
    const bystander = { version: '1', at: '', by: 'another team', why: 'before' };
    await changeChannel(releases.storage, 'production', async (own) =>
      withLive(own, 'mf_catalog', bystander),
    );
    const before = (await readOwnChannel(releases.storage, 'production')).mf_catalog;
    const teams = await Promise.all(TEAMS.map(startTeam));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const done = teams.map((team) => once(team, 'message'));
      for (const team of teams) team.send(round);
      await Promise.all(done);
      const registry = await readOwnChannel(releases.storage, 'production');
      for (const part of TEAMS) expect(registry[part]?.releases[`v${round}`]).toBe('live');
    }
    for (const team of teams) team.kill();

    const { mf_catalog, ...registry } = await readOwnChannel(releases.storage, 'production');
    expect(mf_catalog).toEqual(before);
    expect(Object.keys(registry).sort()).toEqual([...TEAMS].sort());
    for (const part of TEAMS) {
      const { history, releases: versions } = registry[part] ?? ({} as Partial<RegistryPart>);
      const expected = Array.from({ length: ROUNDS }, (_, index) => `v${index + 1}`);
      expect(history?.map(({ version }) => version)).toEqual(expected);
      expect(history?.every(({ by }) => by === `team of ${part}`)).toBe(true);
      expect(Object.values(versions ?? {}).filter((status) => status === 'live')).toHaveLength(1);
    }
    const left = (await releases.storage.list('')).map(({ key }) => key);
    expect(left).toEqual(['registry.json']);
  }, 120_000);

  it('records a change only once if the SDK writes the change twice', async () => {
    const { storage } = releases;
    const lossy = {
      ...storage,
      // Simulates a lost reply to the first write: the repeated write finds changed content.
      write: async (...args: Parameters<typeof storage.write>) => {
        await storage.write(...args);
        await storage.write(...args);
      },
    };
    const change = { version: '1', at: '', by: 'me', why: 'once' };
    await changeChannel(lossy, 'production', async (own) => withLive(own, 'shell', change));
    const { shell } = await readOwnChannel(storage, 'production');
    expect(shell?.history).toHaveLength(1);
  });
});

it.each([
  ['production', 'registry.json'],
  ['staging', 'channels/staging.json'],
  ['preview/new-header', 'channels/preview/new-header.json'],
  ['preview/team/new.header', 'channels/preview/team/new.header.json'],
])('channelKey maps the channel %s to the key %s', (channel, key) => {
  expect(channelKey(channel)).toBe(key);
});

it.each([
  '',
  'Production',
  'preview',
  'preview/',
  'preview/..',
  'preview/../x',
  '../registry',
  'a/b',
])('channelKey rejects the channel name %j', (channel) => {
  expect(() => channelKey(channel)).toThrow('is no channel: use production, staging or preview/');
});
