import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { CUSTOMER } from '@marketplace/contracts/testing/journeys/market/customers';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expectRemoteError } from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { SessionClient } from '@marketplace/contracts/testing/journeys/sessions/SessionClient';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { ReleaseSide } from '@marketplace/contracts/testSession';
import { liveVersion, parseRegistry } from '../release/Registry';
import { copyRepository, type RepositoryCopy } from './copyRepository';

// The browser logs an error for the page of a missing part.
test.use({ allowsConsoleProblems: true });

/** Time limit, in ms, for the first page once the harness has started. */
const FIRST_PAGE_MS = 10_000;

/** Time limit for opening a component's story, which waits until the stories are built. */
const WHEN_BUILT = { timeout: 150_000 };

let copy: RepositoryCopy;
test.beforeAll(async () => {
  copy = await copyRepository('harness');
  for (const name of ['mf-catalog', 'mf-cart-checkout', 'mf-content']) {
    await rm(join(copy.folder, name), { recursive: true });
  }
  await writeFile(
    join(copy.folder, 'mf-account/src/orders/Broken.story.tsx'),
    "export const Broken = () => { throw new Error('Broken on purpose.'); };",
  );
});
test.afterAll(() => copy?.remove());

/** Runs `npm run harness` in a checkout that lacks all other remotes. */
function run(...args: string[]) {
  return spawn(process.execPath, ['shell/commands/run.mjs', 'harness', ...args], {
    cwd: copy.folder,
    env: {
      ...process.env,
      DATA_DIR: stack.dataDir,
      RELEASES_URL: copy.releases,
      API_ORIGIN: stack.apiOrigin,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function start(...args: string[]) {
  const port = String(await findFreePort());
  const child = run(...args, '--port', port);
  const said = text(child.stderr);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ctrl-C stops it')) break;
  }
  if (child.exitCode !== null) throw new Error(await said);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

test.describe('npm run harness', { tag: '@full' }, () => {
  test.describe.configure({ mode: 'default', timeout: 600_000 });

  test('runs a part alone from source: its pages and stories open, and pages of other parts show an error', async ({
    page,
  }) => {
    const harness = await start('mf-account');
    try {
      const session = new SessionClient(harness.origin);
      await session.change({ who: { phone: CUSTOMER } });
      const startedAt = Date.now();
      await page.goto(await session.linkTo('/orders'));
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your orders');
      expect(Date.now() - startedAt, 'ms to the first page').toBeLessThan(FIRST_PAGE_MS);
      await waitForHydration(page);

      await test.step('a fault of the part hits only the side that it names', async () => {
        const openWithFault = async (on: ReleaseSide) => {
          await session.change({ faults: [{ remote: 'mf_account', on, fails: 'throws' }] });
          return (await page.goto(`${harness.origin}/orders`))?.status();
        };
        expect(await openWithFault('browser')).toBe(200);
        await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
        expect(await openWithFault('server')).toBe(503);
        await session.change({ faults: [] });
      });

      expect((await page.goto(`${harness.origin}/product`))?.status()).toBe(503);
      await expectRemoteError(page);
      await page.goto(`${harness.origin}/~stories`);
      const name = 'mf-account/routes/pages/NoOrders, bn, dark';
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      await expect(page).toHaveURL(/\/orders$/);
      // Leaves the page first, because the build of the stories reloads an open page. The reload
      // would cancel the next navigation.
      await page.goto('about:blank');
      await page.goto(
        `${harness.origin}/~stories/open?story=mf-account/orders/Broken/Broken`,
        WHEN_BUILT,
      );
      await expect(main(page)).toContainText('orders/Broken.story.tsx throws: Broken on purpose.');
      await page.goto(`${harness.origin}/~stories/mf-account/orders/OrderList/Late`);
      await expect(page.locator('[data-story]').getByRole('article')).toBeVisible();
    } finally {
      await page.goto('about:blank');
      await harness.stop();
    }
  });

  test('runs a released version of a part beside the live shell', async ({ page }) => {
    const registry = await readFile(join(copy.releases, 'registry.json'), 'utf8');
    const version = liveVersion(parseRegistry(registry).parts, 'mf_account') ?? '';
    const harness = await start('mf-account', '--version', version);
    try {
      const session = new SessionClient(harness.origin);
      await session.change({ who: { phone: CUSTOMER } });
      const reply = await page.goto(await session.linkTo('/orders'));
      expect(await reply?.text()).toContain(`/releases/mf_account/${version}/`);
      await waitForHydration(page);
      const story = 'mf-account/orders/OrderList/LongNames';
      await page.goto(`${harness.origin}/~stories/open?story=${story}`, WHEN_BUILT);
      await expect(page.locator('[data-story]').getByRole('article')).toBeVisible();
      await waitForHydration(page);
    } finally {
      await page.goto('about:blank');
      await harness.stop();
    }
  });

  for (const { args, message } of [
    { args: ['mf-acount'], message: 'There is no package mf-acount: name one of shell,' },
    { args: ['mf-account', '--version', '9.9.9'], message: 'mf-account has no release 9.9.9.' },
  ]) {
    test(`says what to type instead of ${args.join(' ')}`, async () => {
      const child = run(...args);
      const said = text(child.stderr);
      await once(child, 'exit');
      expect([child.exitCode, await said]).toEqual([1, expect.stringContaining(message)]);
    });
  }
});
