import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { changeChannel, readOwnChannel } from '../../release/channels';
import { type Change, type Registry, withLive } from '../../release/Registry';
import { withCanary, withLock } from '../../release/registryChanges';
import { folderStorage } from '../../release/storage/folderStorage';
import { readCanaries } from '../composition/readCanaries';
import { liveComposition } from '../releases/liveComposition';
import { endCanary } from './endCanary';

const AT = '2026-01-15T09:00:00.000Z';
const change = (version: string): Change => ({
  version,
  at: AT,
  by: 'Rahima',
  why: 'x',
  action: 'publish',
});

let folder: string;
let registry: Registry;
let storage: ReturnType<typeof folderStorage>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'canary-'));
  storage = folderStorage(folder);
  registry = PROJECT_PARTS.reduce<Registry>((made, part) => withLive(made, part, change('v1')), {});
  registry = withCanary(registry, 'mf_catalog', 0.1, change('v2'));
  await changeChannel(storage, 'production', async () => registry);
});
afterEach(() => rm(folder, { recursive: true }));

const read = () => readOwnChannel(storage, 'production');
const canary = { part: 'mf_catalog', version: 'v2' } as const;

describe('readCanaries', () => {
  const running = () => liveComposition(registry);

  it('combines the running composition with the release of the canary', () => {
    const withV2 = withLive(registry, 'mf_catalog', change('v2'));
    expect(readCanaries(registry, running())).toEqual([
      {
        part: 'mf_catalog',
        version: 'v2',
        since: AT,
        share: 0.1,
        composition: liveComposition(withV2).id,
        target: liveComposition(withV2),
      },
    ]);
  });

  it('does not combine a canary with a live release that the gateway has refused', () => {
    const withBad = withLive(registry, 'mf_content', change('bad'));
    expect(readCanaries(withBad, running())).toMatchObject([
      { target: { versions: { mf_catalog: 'v2', mf_content: 'v1' } } },
    ]);
  });

  it('returns an empty list if the registry names no canary', () => {
    expect(readCanaries(withLive(registry, 'mf_catalog', change('v2')), running())).toEqual([]);
  });
});

describe('endCanary', () => {
  it("writes the reason into the history of the canary's part, and changes no other part", async () => {
    const why = 'visits failed: canary 5.0 %';
    expect(await endCanary(storage, 'production', canary, why)).toBe(true);
    const changed = await read();
    expect(readCanaries(changed, liveComposition(changed))).toEqual([]);
    expect(changed.mf_catalog?.history.at(-1)).toMatchObject({
      version: 'v2',
      action: 'rollback',
      by: 'gateway',
      why,
    });
    expect(liveComposition(changed)).toEqual(liveComposition(registry));
    expect({ ...changed, mf_catalog: undefined }).toEqual({ ...registry, mf_catalog: undefined });
  });

  it('ends a canary only once if several gateways try at the same time', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => endCanary(storage, 'production', canary, 'bad')),
    );
    const entries = (await read()).mf_catalog?.history.filter(({ by }) => by === 'gateway');
    expect(entries).toHaveLength(1);
  });

  it('does nothing if the registry already names a newer canary', async () => {
    await changeChannel(storage, 'production', async (own) =>
      withCanary(own, 'mf_catalog', 0.2, change('v3')),
    );
    expect(await endCanary(storage, 'production', canary, 'bad')).toBe(false);
    expect((await read()).mf_catalog?.canary?.version).toBe('v3');
  });

  it('ends the canary of a locked part, and keeps the lock', async () => {
    const lock = { by: 'Rahima', why: 'sale', at: AT };
    await changeChannel(storage, 'production', async (own) =>
      withLock(own, 'mf_catalog', lock, change('v1')),
    );
    await endCanary(storage, 'production', canary, 'bad');
    const part = (await read()).mf_catalog;
    expect([part?.canary, part?.lock]).toEqual([undefined, lock]);
  });
});
