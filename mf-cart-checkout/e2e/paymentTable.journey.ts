import { dose } from '@marketplace/contracts/testing/dose';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type GatewayMarket, type PlacedOrder, startGatewayMarket } from './gatewayMarket';
import { ALL_GROUPS, ENDS, type End, ONE_GROUP, type PaymentCase } from './paymentTable';

const GROUPS = dose({ gate: [ONE_GROUP], soak: ALL_GROUPS });
/** After the gateway can be asked; a silent one can be asked again half a minute later. */
const LIMIT_MS = 60_000;
const SILENCE_MS = 30_000;
const PROVIDERS = { bkash: 'bKash', nagad: 'Nagad', card: 'Card' };
/** Headings of the thank-you page, by the end of the order. */
const HEADINGS: Record<End, RegExp> = {
  paid: /^Thank you, your order is placed$/,
  unpaid: /did not go through|being confirmed|stopped the payment|waits for its payment/,
  'refund due': /^We received another amount$/,
};

// One shop for all of them, started once.
test.describe.configure({ mode: 'default', timeout: 240_000 });
// Pages that are left, and providers that do not answer.
test.use({ allowsConsoleProblems: true });

let market: GatewayMarket;

test.beforeAll(async () => {
  // A hook does not take the time limit of its group.
  test.setTimeout(240_000);
  market = await startGatewayMarket();
});
test.afterAll(() => market?.stop());

const payButtons = (page: Page) => main(page).getByRole('button', { name: /^Pay by / });

/** Chooses how the payment goes at the provider, and leaves as the case says. */
async function payAndLeave(page: Page, thanks: string, { behaviour, leave }: PaymentCase) {
  const context = page.context();
  const second = leave === 'has a second tab' ? await context.newPage() : undefined;
  await second?.goto(thanks);
  if (leave === 'closes the tab') {
    // The press arrives, and nobody follows the way back.
    await page.request.post(page.url(), { form: { behaviour }, maxRedirects: 0 });
    await page.close();
    return;
  }
  await page.locator(`button[value="${behaviour}"]`).click({ noWaitAfter: true });
  const form = page.getByRole('button', { name: 'Back to the shop' });
  const end = page.getByText('You may close this page.');
  const arrived = page.waitForURL(/\/thank-you/).catch(() => undefined);
  await Promise.race(
    [arrived, form.waitFor(), end.waitFor()].map((each) => each.catch(() => undefined)),
  );
  if (await form.isVisible()) await form.click();
  else if (await end.isVisible()) await page.goto(thanks);
  await page.waitForURL(/\/thank-you/);
  if (leave === 'reloads') {
    await page.reload();
    await page.reload();
  }
}

function endOf({ paymentStatus, refunds = [] }: Awaited<ReturnType<GatewayMarket['read']>>): End {
  if (paymentStatus === 'paid') return 'paid';
  return refunds.length > 0 ? 'refund due' : 'unpaid';
}

async function expectEnd(
  context: BrowserContext,
  placed: PlacedOrder,
  thanks: string,
  behaviour: PaymentCase['behaviour'],
) {
  const end = ENDS[behaviour];
  const timeout = LIMIT_MS + (behaviour === 'execute-silent' ? SILENCE_MS : 0);
  await expect
    .poll(async () => endOf(await market.read(placed)), { timeout, intervals: [1000] })
    .toBe(end);
  const { refunds = [] } = await market.read(placed);
  expect(refunds).toHaveLength(end === 'refund due' ? 1 : 0);
  // A tab that was open says so by itself, and a new one as well.
  for (const page of [...context.pages(), await context.newPage()]) {
    if (!page.url().includes('/thank-you')) await page.goto(thanks);
    await expect(main(page).getByRole('heading', { level: 1, name: HEADINGS[end] })).toBeVisible();
    if (end === 'paid') await expect(payButtons(page)).toHaveCount(0);
    if (end === 'refund due') await expect(main(page)).toContainText(/৳1\.00 (was|is) paid back/);
  }
}

async function goThrough(browser: Browser, given: PaymentCase, placed: PlacedOrder) {
  const context = await browser.newContext({ viewport: given.size });
  try {
    await context.addCookies([{ ...placed.cookie, url: market.origin }]);
    const thanks = `${market.origin}/thank-you?order=${placed.order.uuid}`;
    const page = await context.newPage();
    await page.goto(thanks);
    await payButtons(page).filter({ hasText: PROVIDERS[given.method] }).click();
    await page.waitForURL(/\/pay\//);
    const offered = await page
      .locator('button[name="behaviour"]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('value')));
    expect(offered, 'the behaviours of the sandbox').toEqual(Object.keys(ENDS));
    await payAndLeave(page, thanks, given);
    await expectEnd(context, placed, thanks, given.behaviour);
  } finally {
    await context.close();
  }
}

for (const [index, group] of GROUPS.entries()) {
  test(`an order ends paid, unpaid or with its refund due within a minute, once, however the gateway behaves and the shopper leaves (${index + 1})`, async ({
    browser,
  }) => {
    const placed: PlacedOrder[] = [];
    for (const { method, shopper } of group) placed.push(await market.place(method, shopper));
    const results = await Promise.allSettled(
      // One was placed for each.
      group.map((each, n) => goThrough(browser, each, placed[n] as PlacedOrder)),
    );
    const failures = results.flatMap((result, n) =>
      result.status === 'rejected' ? [`${group[n]?.name}: ${result.reason}`] : [],
    );
    expect(failures).toEqual([]);
  });
}
