import { EMPTY_SLOTS } from '@marketplace/contracts/federation/slotTable';
import { PROJECT_PAGES, PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
import { init } from '@module-federation/enhanced/runtime';
import { createServerRemotes } from './serverRemotes';

const never = () => new Promise<never>(() => undefined);
const versions = Object.fromEntries(PROJECT_PARTS.map((part) => [part, '1']));

describe('a remote that does not reply', () => {
  // In production, the shell's bundle calls `init` when it starts.
  beforeAll(() => void init({ name: 'shell', remotes: [] }));

  it('delays only the first caller by the time limit', async () => {
    const { routesOf } = createServerRemotes({
      composition: { id: 'first', versions },
      pages: PROJECT_PAGES,
      slots: EMPTY_SLOTS,
      // The cast is safe: this test does not read the shell's manifest.
      shell: {} as never,
      readManifest: never,
      readFile: never,
      evaluate: never,
    });
    const began = performance.now();
    expect(await routesOf('mf_catalog')).toBeUndefined();
    const first = performance.now() - began;
    for (let ask = 0; ask < 5; ask += 1) expect(await routesOf('mf_catalog')).toBeUndefined();
    const others = performance.now() - began - first;
    expect(first).toBeGreaterThan(CALL_MS * 0.9);
    expect(others).toBeLessThan(CALL_MS / 2);
  });
});
