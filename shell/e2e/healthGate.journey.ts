import { availableParallelism, loadavg } from 'node:os';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import {
  type ApiFault,
  startFaultyApi,
} from '@marketplace/contracts/testing/journeys/stack/startFaultyApi';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { createStore, type TestStore } from './createStore';

/**
 * API faults by name of the outage, then by prefix of the paths that fail. A test switches an
 * outage on while a release goes live.
 */
const OUTAGES: Record<string, Record<string, ApiFault>> = {
  'half of the pictures are missing': { '/media/': { status: 404, isOnlyHalf: true } },
  'each call takes half a second longer': { '/': { delayMs: 500 } },
  'product pages are down': { '/product/': { status: 503 } },
  'payments are down': { '/payment': { isCut: true }, '/capabilities': { status: 503 } },
  "the API's disk is full": {
    '/media/': { status: 500 },
    '/': { status: 507, isOnlyWrites: true },
  },
};

/** A minute on an idle machine; longer in proportion to the load of a busy one. */
const limitSeconds = () => 60 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

// Each command has `--dirty`, because the releases of the stack may be built before a commit.
test.describe('the health gate', { tag: '@full' }, () => {
  test.describe.configure({ timeout: 600_000 });

  let store: TestStore;
  let api: Awaited<ReturnType<typeof startFaultyApi>>;
  test.beforeEach(async () => {
    api = await startFaultyApi(stack.apiOrigin);
    store = await createStore({ apiOrigin: api.origin });
  });
  test.afterEach(async () => {
    await store.remove();
    await api.stop();
  });

  const statusOf = async (version: string) =>
    (await store.readPart('mf_content'))?.releases[version];

  for (const [outage, faults] of Object.entries(OUTAGES)) {
    test(`lets a harmless release of mf-content go live while ${outage}`, async () => {
      for (const [path, fault] of Object.entries(faults)) api.breakCalls(path, fault);
      const version = await store.add('mf_content', 'none');
      await store.release('promote', 'mf_content', version, '--dirty');
      expect(await statusOf(version)).toBe('live');
    });
  }

  test('refuses a release with a fault of its own, even during an outage of the pictures', async () => {
    api.breakCalls('/media/', { status: 404 });
    const version = await store.add('mf_content', 'throws in render in a browser');
    await expect(store.release('promote', 'mf_content', version, '--dirty')).rejects.toThrow(
      /\/blog.* in en, bn, fr: .*bad release/,
    );
    expect(await statusOf(version)).toBeUndefined();
  });

  test('prints its progress, takes at most a minute on an idle machine, and opens no page again for the same releases', async () => {
    const version = await store.add('mf_content', 'none');
    const startedAt = performance.now();
    const first = await store.release('canary', 'mf_content', '10%', version, '--dirty');
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`    the health gate took ${seconds.toFixed(1)} s`);
    expect(first).toMatch(/health: (\d+) of \1 pages opened on the server/);
    expect(first).toMatch(/health: (\d+) of \1 pages opened in a browser/);
    const second = await store.release('promote', 'mf_content', version, '--dirty');
    expect(second).not.toContain('pages opened');
    expect(await statusOf(version)).toBe('live');
    expect(seconds).toBeLessThanOrEqual(limitSeconds());
  });
});
