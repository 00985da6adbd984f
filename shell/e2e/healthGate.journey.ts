import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { startFaultyApi } from '@marketplace/contracts/testing/journeys/stack/startFaultyApi';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import { createStore, type TestStore } from './createStore';

test.describe.configure({ timeout: 600_000 });

const PICTURES = '/media/';
const BLOG = '/blog';

/** Only in the soak, because each case visits every page twice. */
const CASES = workload({
  gate: [],
  soak: [
    { fault: 'none', says: /✓ health/ },
    { fault: 'throws in render on the server', says: /\/blog.* in en.*: the server answers 50\d/ },
    { fault: 'throws in render in a browser', says: /\/blog.* in en.*: .*bad release/ },
    { fault: 'none', broken: PICTURES, says: /✓ health/ },
    { fault: 'none', broken: BLOG, says: /✓ health/ },
    {
      fault: 'throws in render in a browser',
      broken: PICTURES,
      says: /\/blog.* in en.*: .*bad release/,
    },
  ] as const,
});

async function check(store: TestStore, version: string): Promise<string> {
  const failed = (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`;
  return store.release('check', 'mf_content', version).catch(failed);
}

for (const { fault, says, ...outage } of CASES) {
  const broken = 'broken' in outage ? outage.broken : undefined;
  const beside = broken ? ` while the API fails at ${broken}` : '';
  test(`the health gate judges a release with the fault "${fault}" correctly${beside}`, async () => {
    const api = await startFaultyApi(stack.apiOrigin);
    if (broken) api.breakCalls(broken, { status: 503 });
    const store = await createStore({ apiOrigin: api.origin });
    try {
      const said = await check(store, await store.add('mf_content', fault));
      console.log(said.replace(/^/gm, '    '));
      expect(said).toMatch(says);
    } finally {
      await store.remove();
      await api.stop();
    }
  });
}
