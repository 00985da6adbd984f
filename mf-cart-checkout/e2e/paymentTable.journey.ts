import { expect } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import { test } from './gatewayMarket';
import { payByCash } from './payByCash';
import { type Ended, type Group, LIMIT_MS, openGroup } from './paymentGroup';
import { ALL_GROUPS, type Case, isCash, nameOf, ONE_GROUP, viewportOf } from './paymentTable';
import { payOnline } from './payOnline';

const GROUPS = workload({ gate: [ONE_GROUP], soak: ALL_GROUPS });

test.describe.configure({ timeout: workload({ gate: 360_000, soak: 600_000 }) });
// Allows console errors, because the browser logs interrupted pages and failed replies of
// providers.
test.use({ allowsConsoleProblems: true });

async function goThrough(group: Group, given: Case): Promise<Ended> {
  const context = await group.browser.newContext({
    viewport: viewportOf(given),
    javaScriptEnabled: given.hasScripts,
  });
  context.setDefaultTimeout(LIMIT_MS);
  context.setDefaultNavigationTimeout(LIMIT_MS);
  try {
    return isCash(given)
      ? await payByCash(group, context, given)
      : await payOnline(group, context, given);
  } finally {
    await context.close();
  }
}

for (const [index, cases] of GROUPS.entries()) {
  test(`each order gets one final result within a minute, whatever the payment gateway and the shopper do (group ${index + 1})`, {
    tag: '@full',
  }, async ({ browser, market }) => {
    const group = openGroup(market, browser);
    const ended = await Promise.allSettled(cases.map((each) => goThrough(group, each)));
    // Checks all results again, because later messages from the payment gateways must not change
    // them.
    const held = await Promise.allSettled(
      ended.map(async (each) => {
        if (each.status === 'rejected') throw each.reason;
        await each.value.expectEnd();
      }),
    );
    // Makes these payments two days old. Otherwise the shop would ask the payment gateways about
    // them in each round, before it asks about the next group's payments.
    await market.query(
      `update payments set created_at = created_at - interval '2 days'
        where created_at > now() - interval '1 day'`,
    );
    const failures = held.flatMap((result, n) => {
      const given = cases[n];
      return given && result.status === 'rejected' ? [`${nameOf(given)}: ${result.reason}`] : [];
    });
    expect(failures).toEqual([]);
  });
}
