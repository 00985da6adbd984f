import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openSearch } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { startDevelopment } from '../commands/dev/startDevelopment';
import { liveVersion } from '../release/Registry';
import { copyRepository, type RepositoryCopy } from './copyRepository';
import { startTestShop } from './startTestShop';

const CONTACT = 'mf-content/src/routes/contact.tsx';
const HEADING = 'Write to us';
const FORM_AREA = 'mf-content/src/information/contact/FormPlaceholder.tsx';
const AREA = 'export const FormArea = styled.div`';
const BANGLA = 'mf-content/src/blog/locales/bn.po';
const TOKENS = 'shared-contracts/src/design-system/design/tokens.ts';
const CATEGORIES = 'mf-catalog/src/routes/categories.tsx';
const ROUTES = 'mf-content/src/exposes/routes.ts';
const CONTRACT = 'shared-contracts/src/contracts/readingMinutes.ts';
const READER = 'mf-content/src/routes/blog.loader.ts';

/**
 * Time limit for a build and the start of its render worker, or for a check of the contracts, while
 * other journeys run.
 */
const WORKER_LIMIT = { timeout: 60_000 };

/** Line number of the first line in a file that contains a text. */
async function lineOf(copy: RepositoryCopy, name: string, text: string) {
  const lines = (await readFile(join(copy.folder, name), 'utf8')).split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

// If a page loads again before the server has the new build, the browser logs a hydration mismatch.
test.use({ allowsConsoleProblems: true });

test('npm run dev replaces a changed component in the open page, and typed text stays', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(900_000);
  const copy = await copyRepository('developer-loop');
  const parts = ['mf-content', 'mf-catalog'];
  const { edit, printed, stop, origin } = await startDevelopment(copy.folder, parts, {
    DATA_DIR: stack.dataDir,
    RELEASES_URL: copy.releases,
    API_ORIGIN: stack.apiOrigin,
  });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const message = page.getByLabel('How can we help?');
  const errors = page.locator('#build-errors');
  const htmlOf = async (path: string) => (await fetch(origin + path)).text();
  const tokenValue = (token: string) =>
    page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
      token,
    );
  try {
    await page.goto(`${origin}/contact`);
    await waitForHydration(page);
    await message.fill('Half a message');

    await test.step('a new text appears in the open page and in new documents', async () => {
      await edit(CONTACT, HEADING, 'Write to the team');
      await expect(heading('Write to the team')).toBeVisible(WORKER_LIMIT);
      await expect(message).toHaveValue('Half a message');
      await expect.poll(() => htmlOf('/contact'), WORKER_LIMIT).toContain('Write to the team');
    });

    await test.step('the terminal names file and line of a text without a translation', async () => {
      const line = await lineOf(copy, CONTACT, 'Write to the team');
      await printed(`${CONTACT}:${line} "Write to the team" has no entry in the .po files`);
    });

    await test.step('a changed style appears in the open page', async () => {
      await edit(FORM_AREA, AREA, `${AREA}\n  outline: 3px solid red;`);
      const outlined = main(page).locator('form').locator('xpath=..');
      await expect(outlined).toHaveCSS('outline-width', '3px', WORKER_LIMIT);
      await expect(message).toHaveValue('Half a message');
    });

    await test.step('parts that change at the same time are all replaced', async () => {
      await Promise.all([
        edit(CONTACT, 'Write to the team', 'Write to all'),
        edit(CATEGORIES, '<Trans>Categories', '<Trans>All kinds'),
      ]);
      await expect(heading('Write to all')).toBeVisible(WORKER_LIMIT);
      await expect.poll(() => htmlOf('/contact'), WORKER_LIMIT).toContain('Write to all');
      await expect.poll(() => htmlOf('/category'), WORKER_LIMIT).toContain('All kinds');
    });

    await test.step('an error is shown over the page, with file and line, until it is mended', async () => {
      await edit(CONTACT, 'return (', 'return ((');
      // The compiler names the line at which it misses the closing bracket.
      const line = await lineOf(copy, CONTACT, '  );');
      await expect(errors).toContainText(`${CONTACT}:${line}:`, WORKER_LIMIT);
      await edit(CONTACT, 'return ((', 'return (');
      await expect(errors).toHaveCount(0, WORKER_LIMIT);
      await expect(message).toHaveValue('Half a message');
    });

    await test.step('a changed translation appears, and the page is loaded again', async () => {
      await page.goto(`${origin}/blog?lang=bn`);
      await waitForHydration(page);
      await edit(BANGLA, 'msgstr "ব্লগ"', 'msgstr "লেখার খাতা"');
      await expect(heading('লেখার খাতা')).toBeVisible(WORKER_LIMIT);
      await expect.poll(() => htmlOf('/blog?lang=bn'), WORKER_LIMIT).toContain('লেখার খাতা');
    });

    await test.step('a changed design token appears in new documents', async () => {
      await edit(TOKENS, '--radius-l: 16px', '--radius-l: 17px');
      await expect.poll(() => htmlOf('/contact'), WORKER_LIMIT).toContain('--radius-l:17px');
      await page.goto(`${origin}/contact`);
      expect(await tokenValue('--radius-l')).toBe('17px');
    });

    await test.step('a changed contract prints which package breaks, and where, until it is mended', async () => {
      await printed('changes of contracts are checked against all parts');
      await edit(CONTRACT, '(html: string)', '(html: string, locale: string)');
      const line = await lineOf(copy, READER, 'readingMinutes(body)');
      await printed(
        `mf-content (owner Content): ${READER}:${line} Expected 2 arguments, but got 1.`,
      );
      await edit(CONTRACT, '(html: string, locale: string)', '(html: string)');
      await printed('The contracts fit every part again.');
    });

    await test.step('a page at a new address opens', async () => {
      await edit(ROUTES, "path: 'contact'", "path: 'write-to-us'");
      await edit('mf-content/pages.ts', "path: '/contact'", "path: '/write-to-us'");
      await expect
        .poll(async () => (await fetch(`${origin}/write-to-us`)).status, WORKER_LIMIT)
        .toBe(200);
    });
  } finally {
    await page.goto('about:blank');
    await stop();
    await copy.remove();
  }
});

test('npm run dev --from runs a package from source with the releases and the API of another shop, and creates no releases or database', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(600_000);
  const copy = await copyRepository('developer-from');
  const shop = await startTestShop();
  const dataDir = await mkdtemp(join(tmpdir(), 'developer-'));
  const env = {
    DATA_DIR: dataDir,
    RELEASE_TRUST: shop.store.trust,
    RELEASES_URL: undefined,
    API_ORIGIN: undefined,
  };
  await test.step('a shop that does not answer is reported in one sentence', async () => {
    const words = ['shell/commands/run.mjs', 'dev', 'mf-catalog', '--from', 'http://127.0.0.1:1'];
    const options = { cwd: copy.folder, env: { ...process.env, ...env } };
    const { code, stderr } = await promisify(execFile)(process.execPath, words, options).catch(
      (error) => error,
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/^http:\S+ does not answer \([^\n]+\.\n$/);
  });
  const { edit, stop, origin } = await startDevelopment(
    copy.folder,
    ['mf-catalog', '--from', shop.origin],
    env,
  );
  try {
    await test.step('another package comes from the release of the shop, on the server and in the browser', async () => {
      const { mf_content } = await (await fetch(`${shop.origin}/releases/registry.json`)).json();
      const version = liveVersion({ mf_content }, 'mf_content');
      const container = page.waitForResponse((response) =>
        response.url().includes(`/releases/mf_content/${version}/client/remoteEntry.js`),
      );
      await page.goto(`${origin}/blog`);
      // The posts come from the API of the shop.
      await expect(main(page).getByRole('article').first()).toBeVisible();
      await waitForHydration(page);
      expect((await container).ok()).toBe(true);
    });

    await test.step('the package comes from source, with its widget in the header', async () => {
      await openSearch(page);
      // The shell's own form, which replaces a missing widget, has no combobox.
      await page.getByRole('search').getByRole('combobox').fill('fish');
      await expect(page.getByRole('search').getByRole('option').first()).toBeVisible();
      await edit('mf-catalog/src/routes/categories.tsx', '<Trans>Categories', '<Trans>All kinds');
      await expect
        .poll(async () => (await fetch(`${origin}/category`)).text(), WORKER_LIMIT)
        .toContain('All kinds');
    });

    expect(await readdir(dataDir), 'neither releases nor a database').toEqual(['logs']);
  } finally {
    await page.goto('about:blank');
    await stop();
    await shop.stop();
    await copy.remove();
    await rm(dataDir, { recursive: true });
  }
});
