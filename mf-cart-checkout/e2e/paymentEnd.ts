import { formatTaka } from '@marketplace/contracts/commerce/money';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import type { GatewayMarket, PlacedOrder } from './gatewayMarket';
import { expectSoon, heading, payButtons, THANKS } from './paymentGroup';
import { ENDS, type End, type PaymentCase } from './paymentTable';

/** Heading of the thank-you page for each result of an order. */
const HEADINGS: Record<End, RegExp> = {
  paid: THANKS,
  unpaid: /did not go through|being confirmed|stopped the payment|waits for its payment/,
  'refund due': /^We received another amount$|^This order is cancelled$/,
};
/** Headings of the thank-you page after a failed or cancelled payment. */
const FAILED = /did not go through|stopped the payment/;
const TIMES_TAKEN: Record<End, number> = { paid: 1, unpaid: 0, 'refund due': 1 };
/** Result of an order for each status of its payment. */
const ENDS_OF_PAYMENTS: Record<string, End> = {
  paid: 'paid',
  failed: 'unpaid',
  cancelled: 'unpaid',
  'refund-due': 'refund due',
  refunded: 'refund due',
};

/** An order whose payment is open at its provider. */
export interface Opened {
  placed: PlacedOrder;
  gatewayUrl: string;
}

/**
 * True if the shop learns that the payment failed. bKash reports a refusal only when the shopper
 * returns. If the shop asks bKash before that, the reply says that the payment is still open.
 */
const isToldFailed = ({ behaviour, method, leave }: PaymentCase) =>
  ['refuses', 'cancels'].includes(behaviour) && !(method === 'bkash' && leave === 'closes the tab');

/**
 * Reads the result of an order. A final status of the payment decides the result. Otherwise the
 * order counts as unpaid if the shop has asked the payment gateway since the shopper's choice. If
 * the shop must learn of a failure, only a final status counts.
 */
export async function readEnd(
  market: GatewayMarket,
  { placed, gatewayUrl }: Opened,
  given: PaymentCase,
): Promise<End | 'not asked yet'> {
  const [payment] = await market.query<{ status: string; askedAt: Date | null }>(
    'select status, asked_at as "askedAt" from payments where order_uuid = $1',
    [placed.order.uuid],
  );
  const end = ENDS_OF_PAYMENTS[payment?.status ?? ''];
  if (end) return end;
  if (isToldFailed(given)) return 'not asked yet';
  const { decidedAt = '' } = await market.sandboxes.read(gatewayUrl);
  const isAsked = payment?.askedAt && payment.askedAt > new Date(decidedAt);
  return isAsked ? 'unpaid' : 'not asked yet';
}

/**
 * Expects one payment whose result is the same in the API and at the provider. The provider must
 * have taken the money at most once.
 */
export async function expectEnd(
  market: GatewayMarket,
  { placed, gatewayUrl }: Opened,
  { behaviour }: PaymentCase,
): Promise<void> {
  const end = ENDS[behaviour];
  const { paymentStatus, refunds = [], total } = await market.read(placed);
  const unpaid = refunds.length > 0 ? 'refund due' : 'unpaid';
  expect(paymentStatus === 'paid' ? 'paid' : unpaid).toBe(end);
  const due = behaviour === 'other-amount' ? 1 : total;
  expect(refunds.map(({ amount }) => amount)).toEqual(end === 'refund due' ? [due] : []);
  const payments = await market.query('select from payments where order_uuid = $1', [
    placed.order.uuid,
  ]);
  expect(payments).toHaveLength(1);
  const { timesTaken, isRefunded } = await market.sandboxes.read(gatewayUrl);
  expect(timesTaken, 'times that the provider took money').toBe(TIMES_TAKEN[end]);
  if (end !== 'refund due') expect(isRefunded).toBe(false);
}

/**
 * Expects the thank-you page to show the result.
 * @param isFresh true if the page was loaded after the result was known. A page that was loaded
 * before does not fetch an expired order again, so it shows no refund.
 */
export async function expectPage(
  market: GatewayMarket,
  page: Page,
  { placed }: Opened,
  given: PaymentCase,
  isFresh: boolean,
): Promise<void> {
  const { behaviour } = given;
  const end = ENDS[behaviour];
  await expectSoon(heading(page)).toHaveText(isToldFailed(given) ? FAILED : HEADINGS[end]);
  const isGivenUp = behaviour === 'pays-late';
  // An order can still be paid after a wrong amount, so the page may then show pay buttons.
  if (end === 'paid' || isGivenUp) await expectSoon(payButtons(page)).toHaveCount(0);
  const { refunds = [] } = await market.read(placed);
  for (const { amount } of isGivenUp && !isFresh ? [] : refunds) {
    const text = `${formatTaka(amount, 'en')} (was|is) paid back`.replace('.', String.raw`\.`);
    await expectSoon(main(page)).toContainText(new RegExp(text));
  }
}
