import {
  chooseCashOnDelivery,
  fillAddress as fillPlaces,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { BrowserContext, Page, Response } from '@playwright/test';
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

/** Orders by cash on delivery and sees the end; @returns what holds of it from then on */
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

/** @returns the phone of a shopper who has ordered nothing else */
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

/** The shop's answer to an order: of the API, or of the form. */
const isOrdered = (response: Response) =>
  response.request().method() === 'POST' &&
  /\/(api\/order|checkout)$/.test(new URL(response.url()).pathname) &&
  response.status() < 400;

async function orderAndLeave(page: Page, { leave }: CashCase): Promise<void> {
  if (leave === 'has a second tab') await (await page.context().newPage()).goto(page.url());
  const answered = page.waitForResponse(isOrdered);
  await placeOrder(page);
  await answered;
  if (leave === 'closes the tab') return page.close();
  await page.waitForURL(/\/thank-you/);
  if (leave !== 'reloads') return;
  await page.reload();
  await page.reload();
}

interface OrderRow {
  uuid: string;
  orderStatus: string;
  paymentStatus: string;
  /** Of its payment; null without one at a provider. */
  method: string;
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
