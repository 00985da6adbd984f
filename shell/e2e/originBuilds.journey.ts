import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { startDevelopment } from '../commands/dev/startDevelopment';
import { copyRepository } from './copyRepository';
import { startTestShop } from './startTestShop';

const CONTACT = 'mf-content/src/routes/contact.tsx';
const HEADING = 'Write to us';

/** Time limit for a build and the start of its render worker, while other journeys run. */
const WORKER_LIMIT = { timeout: 60_000 };

// The browser logs an error, because a build of npm run dev listens for newer builds, which the
// gateway does not announce.
test.use({ allowsConsoleProblems: true });

test('a test session runs what npm run dev builds on this machine, on the server and in the browser, and other visitors do not', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(600_000);
  const copy = await copyRepository('origin-builds');
  const PORT = String(await findFreePort());
  const from = `http://localhost:${PORT}`;
  const shop = await startTestShop({ QA_ORIGINS: `https://builds.example,${from}` });
  const development = await startDevelopment(copy.folder, ['mf-content'], {
    DATA_DIR: stack.dataDir,
    RELEASES_URL: copy.releases,
    API_ORIGIN: stack.apiOrigin,
    PORT,
  });
  const refusalOf = async (composition: object) => {
    const reply = await fetch(`${shop.origin}/qa/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ composition }),
    });
    return `${reply.status} ${(await reply.json()).message}`;
  };
  const textOf = async (headers: Record<string, string>) =>
    (await fetch(`${shop.origin}/contact`, { headers })).text();
  try {
    await development.edit(CONTACT, HEADING, 'Write to the team');
    await expect
      .poll(async () => (await fetch(`${from}/contact`)).text(), WORKER_LIMIT)
      .toContain('Write to the team');
    const origin = from;
    const composition = { shell: { origin }, mf_content: { origin } };
    const { token, link } = await shop.createSession({ composition });
    const session = { 'x-qa-session': token };

    await test.step('the visitor with the session sees the build, which comes from the gateway', async () => {
      await expect.poll(() => textOf(session), WORKER_LIMIT).toContain('Write to the team');
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      const container = page.waitForResponse((response) =>
        /\/releases\/mf_content\/dev-\w{16}\/client\/remoteEntry\.js/.test(response.url()),
      );
      await page.goto(`${link}?to=/contact`);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { name: 'Write to the team' })).toBeVisible();
      const file = await container;
      expect(file.status()).toBe(200);
      expect(file.headers()['cache-control']).toBe('no-store');
      expect((await fetch(file.url())).status, 'without the session').toBe(404);
      expect([...hosts]).toEqual([new URL(shop.origin).host]);
    });

    await test.step('other visitors see the live release', async () => {
      expect(await textOf({})).toContain(HEADING);
    });

    await test.step('the next page shows a newer build', async () => {
      await development.edit(CONTACT, 'Write to the team', 'Write to everybody');
      await expect.poll(() => textOf(session), WORKER_LIMIT).toContain('Write to everybody');
    });

    await test.step('other origins, and a build without its shell, are refused in one sentence', async () => {
      for (const other of [from.slice(0, -1), 'http://127.0.0.1:1', shop.origin]) {
        expect(await refusalOf({ shell: { origin: other } })).toBe(
          `422 QA_ORIGINS of this gateway does not list ${other}.`,
        );
      }
      expect(await refusalOf({ mf_content: { origin } })).toContain(
        '422 The build of mf_content is that of npm run dev, which runs only in a shell from there',
      );
    });

    await test.step('once npm run dev has stopped, a page of the session says that its origin does not answer', async () => {
      await page.goto('about:blank');
      await development.stop();
      expect(await textOf(session)).toMatch(
        /"message":"http:\S+ does not answer \(ECONNREFUSED\)\."/,
      );
    });
  } finally {
    await page.goto('about:blank');
    await development.stop();
    await shop.stop();
    await copy.remove();
  }
});
