import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { copyRepository } from './copyRepository';
import { loadPages } from './loadPages';

const PER_SECOND = 20;
const PATHS = ['/', '/product', '/cart', '/blog', '/about-us'];
/**
 * Upper limit for the time from the start of a rollback until every gateway runs the earlier
 * release, ms. On an idle machine it takes less than two seconds.
 */
const ROLLBACK_LIMIT_MS = 12_000;
const UNTRANSLATED = ['texts=to be translated'];

// Runs the tests one after the other, because the builds of one would delay the rollback of the
// other.
test.describe.configure({ mode: 'default' });

test('remotes and pages join and leave a running shop, while no gateway restarts and no request fails', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(900_000);
  const copy = await copyRepository('new-remote');
  const create = (...args: string[]) =>
    copy.run(process.execPath, 'shell/commands/run.mjs', 'new', ...args);
  await create('remote', 'mf-imaginary');
  await create('remote', 'mf-points');
  await create('page', 'mf-content', 'imaginary-page');
  const gateway = await spawnServer({
    cwd: copy.folder,
    script: 'shell/gateway/main.ts',
    env: {
      DATA_DIR: stack.dataDir,
      RELEASES_URL: copy.releases,
      API_ORIGIN: stack.apiOrigin,
      PORT: String(await findFreePort()),
    },
  });
  const origin = `http://localhost:${gateway.port}`;
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  const expectPage = async (path: string, heading: string) => {
    await expect.poll(() => statusOf(path)).toBe(200);
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitForHydration(page);
  };
  try {
    expect(await statusOf('/imaginary')).toBe(404);
    const end = loadPages({ origin, paths: PATHS, perSecond: PER_SECOND });

    await test.step('a remote, a page and another remote join', async () => {
      expect(await copy.publish('mf-imaginary', UNTRANSLATED)).toMatch(/gateway \S+ runs it/);
      await expectPage('/imaginary', 'Imaginary');
      await copy.publish('mf-content', UNTRANSLATED);
      await expectPage('/imaginary-page', 'Imaginary page');
      await copy.publish('mf-points', UNTRANSLATED);
      await expectPage('/points', 'Points');
      await navigateInside(page, '/imaginary');
      await expect(page.getByRole('heading', { level: 1, name: 'Imaginary' })).toBeVisible();
    });

    await test.step('a remote leaves', async () => {
      await page.goto('about:blank');
      const said = await copy.release('retire', 'mf-imaginary', '--why', 'the journey ends');
      expect(said).toMatch(/gateway \S+ is without it/);
      expect(await statusOf('/imaginary')).toBe(404);
      expect(await statusOf('/points')).toBe(200);
    });

    await test.step('another part rolls back', async () => {
      const began = performance.now();
      const said = await copy.release('rollback', 'mf-content', '--why', 'the journey');
      expect(said).toMatch(/gateway \S+ runs it/);
      expect(performance.now() - began).toBeLessThan(ROLLBACK_LIMIT_MS);
      expect(await statusOf('/imaginary-page')).toBe(404);
    });

    const { failures, requests } = await end();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(PER_SECOND);
    expect(gateway.process.exitCode).toBeNull();
  } finally {
    // Leaves the page, because an open page would still send requests to the stopped gateway.
    await page.goto('about:blank');
    await gateway.stop();
    await copy.remove();
  }
});

test('a remote that claims a path of another remote is refused, and the refusal names the other remote', {
  tag: '@full',
}, async () => {
  test.setTimeout(600_000);
  const copy = await copyRepository('claimed-path');
  try {
    await copy.run(process.execPath, 'shell/commands/run.mjs', 'new', 'remote', 'mf-orders');
    const refusal = await copy.publish('mf-orders', UNTRANSLATED).catch(String);
    expect(refusal).toContain('mf_orders claims `/orders`, a page of mf_account');
    expect(refusal).toContain('mf-orders/src/exposes/routes.ts:');
  } finally {
    await copy.remove();
  }
});
