import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  isSameDocument,
  markDocument,
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import {
  expectAlive,
  expectRecovery,
  expectRemoteError,
  expectServedPage,
  expectWorkingPage,
  servedPageNotice,
} from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PROJECT_REMOTES } from '@marketplace/contracts/testing/projectPages';
import { workload } from '@marketplace/contracts/testing/workload';
import type { Route } from '@playwright/test';
import { pairRemotesWith, pathOf, pathWithout, readHeading } from './remotes';

// The browser logs an error for each file that fails to load.
test.use({ allowsConsoleProblems: true });

const HANG_MS = 10_000;

const FAULTS = {
  'is removed': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'refuses connections': (route) => route.abort('connectionrefused'),
  'answers 503': (route) => route.fulfill({ status: 503, json: { statusCode: 503 } }),
  'answers with an error page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  'is broken JavaScript': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw 1; }{' }),
  hangs: (route) =>
    new Promise((resolve) => setTimeout(resolve, HANG_MS)).then(() =>
      // `continue` fails if the test has already closed the page.
      route.continue().catch(() => undefined),
    ),
} satisfies Record<string, (route: Route) => Promise<unknown>>;
type Fault = keyof typeof FAULTS;

const filesOf = (remote: string) => new RegExp(`/releases/${remote}/`);

/** One fault of each kind: removed code, refused connections, invalid code, late code. */
const KINDS: Fault[] = ['is removed', 'refuses connections', 'is broken JavaScript', 'hangs'];

for (const [remote, fault] of workload({
  gate: pairRemotesWith(KINDS).gate,
  // The cast is safe: `FAULTS` has only these keys.
  soak: pairRemotesWith(Object.keys(FAULTS) as Fault[]).soak,
})) {
  test(
    `if ${remote} ${fault} when the browser loads it, only the pages of this remote fail`,
    inGateIf(fault === 'refuses connections'),
    async ({ page, context }) => {
      await signIn(context);
      await page.route(filesOf(remote), FAULTS[fault]);
      await page.goto(pathWithout(remote));
      await expectWorkingPage(page);
      await waitForHydration(page);

      const heading = await readHeading(context, remote);
      await navigateInside(page, pathOf(remote));
      // If the code was removed, the page reloads once and then shows the server's markup.
      if (fault === 'is removed') await expectServedPage(page, heading);
      else await expectRemoteError(page);
      await navigateInside(page, pathWithout(remote));
      await expect(main(page).getByRole('heading', { name: heading })).toBeHidden();
      await expectWorkingPage(page);

      await navigateInside(page, pathOf(remote));
      // A delayed file may have arrived by now, in which case the page works.
      if (fault !== 'hangs') await expectRemoteError(page);
      await page.unroute(filesOf(remote));
      await expectRecovery(page, heading);
    },
  );
}

// Only a soak tests all remotes, because the server renders every remote in the same way.
for (const remote of workload({ gate: PROJECT_REMOTES.slice(0, 1), soak: PROJECT_REMOTES })) {
  test(`if only the server can load ${remote}, its page stays readable, and hydrates once the browser can load the remote`, {
    tag: '@full',
  }, async ({ page, context }) => {
    await signIn(context);
    const heading = await readHeading(context, remote);
    await page.route(filesOf(remote), FAULTS['refuses connections']);
    await page.goto(pathOf(remote));
    await expectServedPage(page, heading);
    await markDocument(page);
    await page.unroute(filesOf(remote));
    await expectAlive(page, heading);
    expect(await isSameDocument(page), 'comes alive in place').toBe(true);
  });
}

test('after a visitor leaves a page that did not hydrate and returns to it, the page shows an error', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.route(filesOf('mf_content'), FAULTS['is removed']);
  await page.goto('/blog');
  await expectServedPage(page, await readHeading(context, 'mf_content'));
  await navigateInside(page, '/product');
  await expect(servedPageNotice(page)).toBeHidden();
  await expectWorkingPage(page);
  await navigateInside(page, '/blog');
  await expectRemoteError(page);
  await page.unroute(filesOf('mf_content'));
  await expectRecovery(page, await readHeading(context, 'mf_content'));
});
