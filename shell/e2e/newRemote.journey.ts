import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { copyRepository } from './copyRepository';

test('npm run new creates a remote and a page that can be built, rendered and hydrated', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(600_000);
  const copy = await copyRepository('new-remote');
  const create = (...args: string[]) =>
    copy.run(process.execPath, 'shell/commands/run.mjs', 'new', ...args);
  await create('remote', 'mf-imaginary');
  await create('page', 'mf-content', 'imaginary-page');
  // The shell is published last, because it contains the page tables of the other parts.
  for (const part of ['mf-imaginary', 'mf-content', 'shell']) {
    await copy.publish(part, ['texts=to be translated']);
  }
  const gateway = await spawnServer({
    cwd: copy.folder,
    script: 'shell/gateway/main.ts',
    env: {
      DATA_DIR: stack.dataDir,
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
    // Leaves the page, because an open page would still send requests to the stopped gateway.
    await page.goto('about:blank');
    await gateway.stop();
    await copy.remove();
  }
});
