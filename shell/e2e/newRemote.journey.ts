import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { readRegistry, withLive, writeRegistry } from '../release/Registry';
import { copyRepository, type RepositoryCopy } from './copyRepository';

const VERSION = '1.0.0-new';

/** Builds the parts that changed and makes them live beside the releases under test. */
async function release({ run, releases }: RepositoryCopy, parts: readonly string[]): Promise<void> {
  await Promise.all(
    parts.map((part) =>
      run('node_modules/.bin/tsx', 'shell/release/main.ts', 'build', part, VERSION),
    ),
  );
  let registry = await readRegistry(releases);
  for (const part of parts) {
    const change = { version: VERSION, at: new Date().toISOString(), by: 'test', why: 'new' };
    // The copy has a remote that this process does not know.
    registry = withLive(registry, part as Parameters<typeof withLive>[1], change);
  }
  await writeRegistry(releases, registry);
}

test('a remote and a page that npm run new makes are built, rendered and hydrated', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const copy = await copyRepository('new-remote');
  const create = (...args: string[]) =>
    copy.run(process.execPath, 'shell/commands/run.mjs', 'new', ...args);
  await create('remote', 'mf-imaginary');
  await create('page', 'mf-content', 'imaginary-page');
  await release(copy, ['shell', 'mf_imaginary', 'mf_content']);
  const gateway = await spawnServer({
    cwd: copy.folder,
    script: 'shell/gateway/main.ts',
    env: {
      RELEASES_URL: copy.releases,
      API_ORIGIN: stack.apiOrigin,
      PORT: String(await findFreePort()),
      RENDER_WORKERS: '1',
    },
  });
  try {
    const origin = `http://localhost:${gateway.port}`;
    for (const [path, heading] of [
      ['/imaginary', 'Imaginary'],
      ['/imaginary-page', 'Imaginary page'],
    ]) {
      expect((await page.goto(origin + path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await waitForHydration(page);
    }
    await navigateInside(page, '/imaginary');
    await expect(page.getByRole('heading', { level: 1, name: 'Imaginary' })).toBeVisible();
  } finally {
    // An open page would go on asking for what it fetches when idle.
    await page.goto('about:blank');
    await gateway.stop();
    await copy.remove();
  }
});
