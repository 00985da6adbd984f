import { REMOTES } from '@marketplace/contracts/routes';
import type { Route } from '@playwright/test';
import { HEADING_OF, PAGE_OF, pageWithout } from './market/remotePages';
import { signIn } from './market/signIn';
import { goInside } from './pages/goInside';
import { expectRemoteError, expectWorkingPage, recover } from './pages/remoteError';
import { waitForHydration } from './pages/waitForHydration';
import { test } from './test';

// The browser itself reports each file that fails to load.
test.use({ isComplaining: true });

const HANGING = 'hangs for 10 s';

const FAULTS: Record<string, (route: Route) => Promise<unknown>> = {
  'is removed': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'refuses connections': (route) => route.abort('connectionrefused'),
  'answers 503': (route) => route.fulfill({ status: 503, json: { statusCode: 503 } }),
  'answers with an error page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  'is broken JavaScript': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw 1; }{' }),
  [HANGING]: (route) =>
    new Promise((resolve) => setTimeout(resolve, 10_000)).then(() =>
      // The page may be gone by then.
      route.continue().catch(() => undefined),
    ),
};

for (const remote of REMOTES) {
  const files = new RegExp(`/releases/${remote}/`);

  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${remote} that ${fault} costs the browser only its own pages @once`, async ({
      page,
      context,
    }) => {
      await signIn(context);
      await page.route(files, answer);
      await page.goto(pageWithout(remote));
      await expectWorkingPage(page);
      await waitForHydration(page);

      await goInside(page, PAGE_OF[remote]);
      await expectRemoteError(page);
      await goInside(page, pageWithout(remote));
      await expectWorkingPage(page);

      await goInside(page, PAGE_OF[remote]);
      // What hangs may have come by now, which is as good.
      if (fault !== HANGING) await expectRemoteError(page);
      await page.unroute(files);
      await recover(page, HEADING_OF[remote]);
    });
  }

  test(`${remote} that only the server can load shows its error and recovers @once`, async ({
    page,
    context,
  }) => {
    await signIn(context);
    await page.route(files, (route) => route.abort('connectionrefused'));
    await page.goto(PAGE_OF[remote]);
    await expectRemoteError(page);
    await page.unroute(files);
    await recover(page, HEADING_OF[remote]);
  });
}
