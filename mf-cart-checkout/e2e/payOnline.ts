import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { BrowserContext, Page } from '@playwright/test';
import type { GatewayMarket } from './gatewayMarket';
import { expectEnd, expectPage, type Opened, readEnd } from './paymentEnd';
import {
  type Ended,
  type Group,
  heading,
  LIMIT_MS,
  lookAtEnd,
  payButtons,
  thanksOf,
} from './paymentGroup';
import { ENDS, type PaymentCase } from './paymentTable';
import { fillAddress, placeOrder } from './plainCheckout';

/**
 * Time in ms after which the shop itself asks a payment gateway about a payment. The shop does so
 * if the payment gateway did not reply or the shopper did not return.
 */
const SILENCE_MS = 30_000;
const PROVIDERS = { bkash: 'bKash', nagad: 'Nagad', card: 'Card' };
/** Texts that must not be shown while a payment may still arrive. */
const FAILURE = /did not go through|stopped the payment/;
const QUICK = 'answers-before-commit';

/**
 * Orders, pays as the case describes and checks the result.
 * @returns the finished order, with functions that check its result again
 */
export async function payOnline(
  { market, placing, looking }: Group,
  context: BrowserContext,
  given: PaymentCase,
): Promise<Ended> {
  const { behaviour, hasScripts } = given;
  const { page, ...opened } = await placing(() => openPayment(market, context, given));
  const thanks = thanksOf(market, opened.placed.order.uuid);
  await payAndLeave(page, thanks, given);
  if (behaviour === 'pays-late') await payLate(market, opened, given);
  await expect
    .poll(() => readEnd(market, opened, given), {
      timeout: LIMIT_MS + (isAskedLate(given) ? SILENCE_MS : 0),
      intervals: [1000],
    })
    .toBe(ENDS[behaviour]);
  const ended: Ended = {
    thanks,
    expectEnd: () => expectEnd(market, opened, given),
    expectPage: (each, isFresh) => expectPage(market, each, opened, given, isFresh),
  };
  await looking(() => lookAtEnd(context, ended, hasScripts));
  return ended;
}

const isAskedLate = ({ behaviour, leave }: PaymentCase) =>
  behaviour === 'execute-silent' || leave === 'closes the tab';

async function openPayment(market: GatewayMarket, context: BrowserContext, given: PaymentCase) {
  const { method, behaviour, hasScripts } = given;
  const page = await context.newPage();
  const isQuick = behaviour === QUICK;
  const begin = hasScripts ? beginByApi : beginByForm;
  const pay = await begin(market, page, given);
  if (isQuick) await market.sandboxes.beQuick(method);
  await pay();
  await page.waitForURL(/\/pay\//);
  const gatewayUrl = page.url();
  const { behaviour: made } = await market.sandboxes.read(gatewayUrl);
  expect(made, 'what was paid before the page of the provider').toBe(isQuick ? QUICK : undefined);
  const offered = await page
    .locator('button[name="behaviour"]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('value')));
  expect(offered, 'the behaviours of the sandbox').toEqual(Object.keys(ENDS));
  return { page, gatewayUrl, placed: await readPlaced(market, gatewayUrl, context) };
}

/** Finds the order of a payment, and the cookie of the shopper who placed it. */
async function readPlaced(market: GatewayMarket, gatewayUrl: string, context: BrowserContext) {
  const reference = gatewayUrl.split('/').at(-1);
  const [order] = await market.query<{ uuid: string }>(
    'select order_uuid as uuid from payments where reference = $1',
    [reference],
  );
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'guestToken' || name === 'accessToken');
  if (!order || !cookie) throw new Error(`No payment of a shopper has the reference ${reference}.`);
  return { order, cookie };
}

/**
 * Places an order through the API and opens its thank-you page.
 * @returns a function that starts the payment on that page
 */
async function beginByApi(
  market: GatewayMarket,
  page: Page,
  { method, shopper }: PaymentCase,
): Promise<() => Promise<void>> {
  const { order, cookie } = await market.place(method, shopper);
  await page.context().addCookies([{ ...cookie, url: market.origin }]);
  await page.goto(thanksOf(market, order.uuid));
  return () => payButtons(page).filter({ hasText: PROVIDERS[method] }).click();
}

async function beginByForm(
  market: GatewayMarket,
  page: Page,
  { method, shopper }: PaymentCase,
): Promise<() => Promise<void>> {
  const { phone, cookie } = await market.openShopper(shopper);
  const cart = { name: 'cartUuid', value: await market.fillCart() };
  await page.context().addCookies([cookie, cart].map((each) => ({ ...each, url: market.origin })));
  await page.goto(`${market.origin}/checkout`);
  // Only a guest types an address, because the customer has a saved one.
  if (shopper === 'guest') await fillAddress(page, { 'Upazila or thana': 'Savar', Phone: phone });
  const name = new RegExp(`^${PROVIDERS[method]}`);
  await main(page).getByRole('radio', { name }).check();
  return () => placeOrder(page);
}

/**
 * Presses the button for the case's `behaviour` on the provider's page, then leaves the page as the
 * case's `leave` says.
 */
async function payAndLeave(page: Page, thanks: string, { behaviour, leave }: PaymentCase) {
  const context = page.context();
  const second = leave === 'has a second tab' ? await context.newPage() : undefined;
  await second?.goto(thanks);
  if (leave === 'closes the tab') {
    // Sends the button's form without following the redirect back to the shop.
    await page.request.post(page.url(), { form: { behaviour }, maxRedirects: 0 });
    await page.close();
    return;
  }
  await page.locator(`button[value="${behaviour}"]`).click({ noWaitAfter: true });
  const isBack = await goBack(page, thanks);
  if (leave === 'reloads') {
    await page.reload();
    await page.reload();
  }
  if (ENDS[behaviour] !== 'paid') return;
  expect(await heading(page).textContent()).not.toMatch(FAILURE);
  // After a return through the provider's link, the shop knows the result and must show no pay
  // buttons. After any other return, the shop may not know the result yet.
  if (isBack) expect(await payButtons(page).count(), 'ways to pay once more').toBe(0);
}

/**
 * Returns to the shop.
 * @returns false if the provider's page has no link back; this function then opens the thank-you
 * page itself
 */
async function goBack(page: Page, thanks: string): Promise<boolean> {
  const form = page.getByRole('button', { name: 'Back to the shop' });
  const end = page.getByText('You may close this page.');
  const arrived = page.waitForURL(/\/thank-you/).catch(() => undefined);
  await Promise.race(
    [arrived, form.waitFor(), end.waitFor()].map((each) => each.catch(() => undefined)),
  );
  const isEnd = await end.isVisible();
  if (await form.isVisible()) await form.click();
  else if (isEnd) await page.goto(thanks);
  await page.waitForURL(/\/thank-you/);
  return !isEnd;
}

/** Lets the order expire, and then completes the payment. */
async function payLate(
  market: GatewayMarket,
  { placed, gatewayUrl }: Opened,
  { method }: PaymentCase,
): Promise<void> {
  const { order, cookie } = placed;
  await letHalfAnHourPass(market, order.uuid);
  await expect(market.call(`/payment/${order.uuid}`, { method }, cookie.value)).rejects.toThrow(
    /order-expired/,
  );
  await market.sandboxes.hasten(gatewayUrl);
  await letHalfAnHourPass(market, order.uuid);
}

async function letHalfAnHourPass(market: GatewayMarket, orderUuid: string): Promise<void> {
  await market.query(
    `update orders set payment_expires_at = payment_expires_at - interval '31 minutes'
      where uuid = $1`,
    [orderUuid],
  );
  await market.query(
    `update payments set created_at = created_at - interval '31 minutes',
      asked_at = asked_at - interval '31 minutes' where order_uuid = $1`,
    [orderUuid],
  );
}
