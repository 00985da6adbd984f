import {
  chooseCashOnDelivery,
  fillAddress as fillPlaces,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { BrowserContext, Page } from '@playwright/test';
import type { GatewayMarket } from './gatewayMarket';
import {
  type Ended,
  expectSoon,
  type Group,
  heading,
  lookAtEnd,
  payButtons,
  THANKS,
  thanksOf,
} from './paymentGroup';
import type { CashCase } from './paymentTable';
import { field, fillAddress, placeOrder } from './plainCheckout';

/**
 * Orders by cash on delivery and checks the result.
 * @returns the finished order, with functions that check its result again
 */
export async function payByCash(
  { market, placing, looking }: Group,
  context: BrowserContext,
  given: CashCase,
): Promise<Ended> {
  const phone = await placing(async () => {
    const page = await context.newPage();
    const opened = await openCheckout(market, page, given);
    await orderAndLeave(page, given);
    return opened;
  });
  const [order] = await readOrders(market, phone);
  const ended: Ended = {
    thanks: thanksOf(market, order?.uuid ?? ''),
    expectEnd: () => expectOneOrder(market, phone),
    expectPage,
  };
  await looking(() => lookAtEnd(context, ended, given.hasScripts));
  return ended;
}

/**
 * Fills in the checkout as a new shopper.
 * @returns the phone of the shopper, who has no other order
 */
async function openCheckout(
  market: GatewayMarket,
  page: Page,
  { shopper, hasScripts }: CashCase,
): Promise<string> {
  const isGuest = shopper === 'guest';
  const { phone, cookie } = await (isGuest ? market.openShopper('guest') : market.openCustomer());
  const cart = { name: 'cartUuid', value: await market.fillCart() };
  await page.context().addCookies([cookie, cart].map((each) => ({ ...each, url: market.origin })));
  await page.goto(`${market.origin}/checkout`);
  if (hasScripts) {
    await waitForHydration(page);
    await fillPlaces(page);
    await field(page, 'Phone').fill(phone);
  } else {
    await fillAddress(page, { 'Upazila or thana': 'Savar', Phone: phone });
  }
  await chooseCashOnDelivery(page);
  return phone;
}

async function orderAndLeave(page: Page, { leave, hasScripts }: CashCase): Promise<void> {
  if (leave === 'has a second tab') await (await page.context().newPage()).goto(page.url());
  if (leave === 'closes the tab') {
    await (hasScripts ? orderByScripts(page) : sendForm(page));
    return page.close();
  }
  await placeOrder(page);
  await page.waitForURL(/\/thank-you/);
  if (leave !== 'reloads') return;
  await page.reload();
  await page.reload();
}

/** Presses Place Order and waits for the API's reply, but not for the next page. */
async function orderByScripts(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      /\/api\/order$/.test(response.url()) &&
      response.ok(),
  );
  await placeOrder(page);
  await answered;
}

/**
 * Posts the form by a request outside the page, because a post by the page starts a navigation. If
 * a tab is closed during a navigation, Chromium opens no further tab.
 */
async function sendForm(page: Page): Promise<void> {
  const sent = await main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Place Order' }) })
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
    );
  const answer = await page.request.post(page.url(), {
    headers: {
      origin: new URL(page.url()).origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    data: new URLSearchParams(sent).toString(),
    maxRedirects: 0,
  });
  expect(answer.headers().location).toMatch(/\/thank-you/);
}

interface OrderRow {
  uuid: string;
  orderStatus: string;
  paymentStatus: string;
  /** Payment method. */
  method: string;
  /** `null` for cash on delivery, because no payment provider is involved. */
  reference: string | null;
}

const readOrders = (market: GatewayMarket, phone: string) =>
  market.query<OrderRow>(
    `select orders.uuid, orders.status as "orderStatus", orders.payment_status as "paymentStatus",
      payments.method, payments.reference
      from orders join payments on payments.order_uuid = orders.uuid
      left join customers on customers.uuid = orders.customer_uuid
      where coalesce(orders.guest_phone, customers.phone) = $1`,
    [`+88${phone}`],
  );

async function expectOneOrder(market: GatewayMarket, phone: string): Promise<void> {
  expect(await readOrders(market, phone)).toEqual([
    {
      uuid: expect.any(String),
      orderStatus: 'placed',
      paymentStatus: 'pending',
      method: 'cash-on-delivery',
      reference: null,
    },
  ]);
}

async function expectPage(page: Page): Promise<void> {
  await expectSoon(heading(page)).toHaveText(THANKS);
  await expectSoon(main(page)).toContainText(/Cash on delivery: please have ৳/);
  await expectSoon(payButtons(page)).toHaveCount(0);
}
