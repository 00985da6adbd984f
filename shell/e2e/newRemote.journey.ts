import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { readOwnChannel } from '../release/channels';
import { liveVersion } from '../release/Registry';
import { openStorage } from '../release/storage/openStorage';
import { copyRepository, type RepositoryCopy } from './copyRepository';
import { loadPages } from './loadPages';

const PER_SECOND = 20;
const PATHS = ['/', '/product', '/cart', '/blog', '/about-us'];
/**
 * Upper limit for the time from a rollback in the registry until the gateway serves the earlier
 * release, ms. On an idle machine it takes less than two seconds.
 */
const ROLLBACK_LIMIT_MS = 4000;
const UNTRANSLATED = ['texts=to be translated'];

/** Code of a service that marks the document, so that the journey sees that the service runs. */
const SERVICE = `import type { RemoteService } from '@marketplace/contracts/RemoteModules';

export const activate: RemoteService['activate'] = () => {
  document.documentElement.dataset.service = 'imaginary';
  return () => undefined;
};
`;

/** Throws in a gateway's render process, which gets few variables, but not in the build. */
const BROKEN = `
if (typeof window === 'undefined' && !process.env.DATA_DIR) throw new Error('the points are lost');
`;

/** Adds an exposed module to a remote of the copy. */
async function addModule({ folder }: RepositoryCopy, file: string, code: string): Promise<void> {
  const [remote = '', name = ''] = file.split('/');
  const manifest = join(folder, remote, 'manifest.ts');
  const entry = `'./${name.split('.')[0]}': './src/exposes/${name}'`;
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('exposes: { ', `exposes: { ${entry}, `));
  await writeFile(join(folder, remote, 'src/exposes', name), code);
}

// Runs the tests one after the other, because the builds of one would delay the rollback of the
// other.
test.describe.configure({ mode: 'default' });

test('remotes, pages and a service are added to and removed from a running shop without a gateway restart or a failed request', {
  tag: '@full',
}, async ({ page, context }) => {
  test.setTimeout(900_000);
  const copy = await copyRepository('new-remote');
  const create = (...args: string[]) =>
    copy.run(process.execPath, 'shell/commands/run.mjs', 'new', ...args);
  await create('remote', 'mf-imaginary');
  await addModule(copy, 'mf-imaginary/service.ts', SERVICE);
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
  const servicesOnHome = async () =>
    (await (await fetch(`${origin}/`)).text()).match(/"services":\[[^\]]*\]/)?.[0];
  const liveContent = async () =>
    liveVersion(await readOwnChannel(openStorage(copy.releases), 'production'), 'mf_content');
  const expectPage = async (path: string, heading: string) => {
    await expect.poll(() => statusOf(path)).toBe(200);
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitForHydration(page);
  };
  try {
    expect(await statusOf('/imaginary')).toBe(404);
    const end = loadPages({ origin, paths: PATHS, perSecond: PER_SECOND });

    await test.step('a remote with a service, a page and another remote are added', async () => {
      expect(await copy.publish('mf-imaginary', UNTRANSLATED)).toMatch(/gateway \S+ runs it/);
      await signIn(context);
      await expectPage('/imaginary', 'Imaginary');
      // The shell activates all services after a login.
      await expect(page.locator('html')).toHaveAttribute('data-service', 'imaginary');
      await copy.publish('mf-content', UNTRANSLATED);
      await expectPage('/imaginary-page', 'Imaginary page');
      await copy.publish('mf-points', UNTRANSLATED);
      await expectPage('/points', 'Points');
      await navigateInside(page, '/imaginary');
      await expect(page.getByRole('heading', { level: 1, name: 'Imaginary' })).toBeVisible();
    });

    await test.step('a remote is retired', async () => {
      await page.goto('about:blank');
      const said = await copy.release('retire', 'mf-imaginary', '--why', 'the journey ends');
      expect(said).toMatch(/gateway \S+ is without it/);
      expect(await statusOf('/imaginary')).toBe(404);
      expect(await statusOf('/points')).toBe(200);
      await expect.poll(servicesOnHome).toBe('"services":["mf_cart_checkout"]');
    });

    await test.step('a release that no gateway can run leaves the earlier one on its pages', async () => {
      await appendFile(join(copy.folder, 'mf-points/src/exposes/routes.ts'), BROKEN);
      const refused = copy.publish('mf-points', UNTRANSLATED);
      await expect(refused).rejects.toThrow('1 of 1 gateways refuse it');
      await expect(refused).rejects.toMatchObject({
        stdout: expect.stringMatching(/gateway \S+ refuses it: .*the points are lost/),
      });
      expect(await statusOf('/points')).toBe(200);
    });

    await test.step('another part rolls back', async () => {
      const before = await liveContent();
      const isServed = async () => {
        await expect.poll(liveContent, { intervals: [50], timeout: 60_000 }).not.toBe(before);
        await expect
          .poll(() => statusOf('/imaginary-page'), { intervals: [50], timeout: ROLLBACK_LIMIT_MS })
          .toBe(404);
      };
      const rollback = copy.release('rollback', 'mf-content', '--why', 'the journey');
      const [said] = await Promise.all([rollback, isServed()]);
      expect(said).toMatch(/gateway \S+ runs it/);
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

test('a remote that claims a path and a slot of other remotes is refused, and the refusal names the path and the slot', {
  tag: '@full',
}, async () => {
  test.setTimeout(600_000);
  const copy = await copyRepository('claimed-path');
  try {
    await copy.run(process.execPath, 'shell/commands/run.mjs', 'new', 'remote', 'mf-orders');
    await addModule(copy, 'mf-orders/SearchBox.tsx', 'export default () => null;\n');
    const refusal = await copy.publish('mf-orders', UNTRANSLATED).catch(String);
    expect(refusal).toContain('mf_orders claims `/orders`, a page of mf_account');
    expect(refusal).toContain('mf-orders/src/exposes/routes.ts:');
    expect(refusal).toContain('mf_orders exposes `./SearchBox`, a slot of mf_catalog');
  } finally {
    await copy.remove();
  }
});
