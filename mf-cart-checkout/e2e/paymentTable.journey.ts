import { dose } from '@marketplace/contracts/testing/dose';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type GatewayMarket, type PlacedOrder, test } from './gatewayMarket';
import { ALL_GROUPS, ENDS, type End, ONE_GROUP, type PaymentCase } from './paymentTable';
import { fillAddress, placeOrder } from './plainCheckout';

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
/** Never said of a payment that may yet arrive. */
const FAILURE = /did not go through|stopped the payment/;

test.describe.configure({ timeout: 240_000 });
// Pages that are left, and providers that do not answer.
test.use({ allowsConsoleProblems: true });

const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
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

/** The thank-you page, which with JavaScript looks by itself; without, where it waits, by its link. */
async function lookAgain(page: Page, thanks: string, hasScripts: boolean): Promise<void> {
  if (!page.url().includes('/thank-you')) await page.goto(thanks);
  if (hasScripts) return;
  const link = main(page).getByRole('link', { name: 'Look again' });
  if (await link.isVisible()) await link.click();
  else await page.reload();
}

async function expectEnd(
  market: GatewayMarket,
  context: BrowserContext,
  { placed, thanks, behaviour, hasScripts }: Opened & PaymentCase,
): Promise<void> {
  const end = ENDS[behaviour];
  const timeout = LIMIT_MS + (behaviour === 'execute-silent' ? SILENCE_MS : 0);
  await expect
    .poll(async () => endOf(await market.read(placed)), { timeout, intervals: [1000] })
    .toBe(end);
  const { refunds = [] } = await market.read(placed);
  expect(refunds).toHaveLength(end === 'refund due' ? 1 : 0);
  // A tab that was open says so by itself, and a new one as well.
  for (const page of [...context.pages(), await context.newPage()]) {
    await lookAgain(page, thanks, hasScripts);
    await expect(heading(page)).toHaveText(HEADINGS[end]);
    if (end === 'paid') await expect(payButtons(page)).toHaveCount(0);
    if (end === 'refund due') await expect(main(page)).toContainText(/৳1\.00 (was|is) paid back/);
  }
}

interface Opened {
  placed: PlacedOrder;
  /** Address of its thank-you page. */
  thanks: string;
}

/** Places an order and opens the page of the provider. */
async function openPayment(market: GatewayMarket, page: Page, given: PaymentCase): Promise<Opened> {
  if (!given.hasScripts) return orderByForm(market, page, given);
  const placed = await market.place(given.method, given.shopper);
  await page.context().addCookies([{ ...placed.cookie, url: market.origin }]);
  const thanks = `${market.origin}/thank-you?order=${placed.order.uuid}`;
  await page.goto(thanks);
  await payButtons(page).filter({ hasText: PROVIDERS[given.method] }).click();
  await page.waitForURL(/\/pay\//);
  return { placed, thanks };
}

async function orderByForm(
  market: GatewayMarket,
  page: Page,
  { method, shopper }: PaymentCase,
): Promise<Opened> {
  const { phone, cookie } = await market.openShopper(shopper);
  const cart = { name: 'cartUuid', value: await market.fillCart() };
  await page.context().addCookies([cookie, cart].map((each) => ({ ...each, url: market.origin })));
  await page.goto(`${market.origin}/checkout`);
  // A customer has a saved address.
  if (shopper === 'guest') await fillAddress(page, { 'Upazila or thana': 'Savar', Phone: phone });
  const name = new RegExp(`^${PROVIDERS[method]}`);
  await main(page).getByRole('radio', { name }).check();
  await placeOrder(page);
  await page.waitForURL(/\/pay\//);
  const reference = page.url().split('/').at(-1);
  const [payment] = await market.query<{ uuid: string }>(
    'select order_uuid as uuid from payments where reference = $1',
    [reference],
  );
  if (!payment) throw new Error(`No payment has the reference ${reference}.`);
  const thanks = `${market.origin}/thank-you?order=${payment.uuid}`;
  return { placed: { order: payment, cookie }, thanks };
}

/**
 * Starts each act when the one before has ended: a shop that opens two dozen pages at once is too slow to
 * ask which ways to pay there are, and offers cash alone.
 */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act, act);
    last = turn;
    return turn;
  };
}

interface Group {
  market: GatewayMarket;
  browser: Browser;
  inTurn: ReturnType<typeof takeTurns>;
}

async function goThrough({ market, browser, inTurn }: Group, given: PaymentCase) {
  const { size: viewport, hasScripts: javaScriptEnabled, behaviour } = given;
  const context = await browser.newContext({ viewport, javaScriptEnabled });
  try {
    const page = await context.newPage();
    const opened = await inTurn(() => openPayment(market, page, given));
    const offered = await page
      .locator('button[name="behaviour"]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('value')));
    expect(offered, 'the behaviours of the sandbox').toEqual(Object.keys(ENDS));
    await payAndLeave(page, opened.thanks, given);
    if (ENDS[behaviour] === 'paid' && !page.isClosed()) {
      expect(await heading(page).textContent()).not.toMatch(FAILURE);
    }
    await expectEnd(market, context, { ...opened, ...given });
  } finally {
    await context.close();
  }
}

for (const [index, group] of GROUPS.entries()) {
  test(`an order ends paid, unpaid or with its refund due within a minute, once, however the gateway behaves and the shopper leaves (${index + 1})`, async ({
    browser,
    market,
  }) => {
    const together = { market, browser, inTurn: takeTurns() };
    const results = await Promise.allSettled(group.map((each) => goThrough(together, each)));
    // Payments of a day ago are not asked about in each round, before those of the next group.
    await market.query("update payments set created_at = created_at - interval '2 days'");
    const failures = results.flatMap((result, n) =>
      result.status === 'rejected' ? [`${group[n]?.name}: ${result.reason}`] : [],
    );
    expect(failures).toEqual([]);
  });
}
