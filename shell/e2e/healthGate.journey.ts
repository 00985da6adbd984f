import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import { createStore, type TestStore } from './createStore';

test.describe.configure({ timeout: 400_000 });

/** Not in the gate, because each case visits every page in three languages, twice. */
const CASES = workload({
  gate: [],
  soak: [
    { fault: 'none', says: /✓ health/ },
    { fault: 'throws in render on the server', says: /\/blog in en: the server answers 50\d/ },
    {
      fault: 'throws in render in a browser',
      says: /\/blog in en: the browser logs: .*bad release/,
    },
  ] as const,
});

async function check(store: TestStore, version: string): Promise<string> {
  const failed = (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`;
  return store.release('check', 'mf_content', version).catch(failed);
}

for (const { fault, says } of CASES) {
  test(`for a release with the fault "${fault}", the health gate visits every page and reports the right result`, async () => {
    const store = await createStore();
    try {
      const said = await check(store, await store.add('mf_content', fault));
      console.log(said.replace(/^/gm, '    '));
      expect(said).toMatch(says);
    } finally {
      await store.remove();
    }
  });
}
