import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import type { TrackedOrder } from '@marketplace/contracts/api/trackedOrder';
import { textGuestCode } from '../customers/guestCodes';
import { notFound } from '../http/ApiProblem';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import { consumeRateLimits } from '../http/rateLimits';
import { createMessageLink } from '../order-messages/messageLinks';
import { readOrders } from './readOrders';

interface Wanted {
  orderNumber: string;
  phone: string;
  /** Network address of the client. */
  address: string;
}

// Limit per network. It is higher than the others, because thousands of phones in a mobile network
// share one IP address.
const PER_ADDRESS = { name: 'order-look-up-address', most: 60, windowMinutes: 15 };
const PER_NUMBER = { name: 'order-look-up-number', most: 10, windowMinutes: 15 };
const PER_NUMBER_FROM = { name: 'order-look-up-number-address', most: 5, windowMinutes: 15 };
const ORDER_NUMBER = /^[1-9]\d{0,14}$/;

/**
 * Finds an order by its number and its shipping or billing phone.
 * @throws ApiProblem 404, with the same message for a wrong number and for a wrong phone, or 429
 * beyond a rate limit
 */
export async function lookUpOrder(wanted: Wanted, context: ApiContext): Promise<TrackedOrder> {
  const { db } = context;
  const { uuid, isGuest } = await findByPhone(wanted, context);
  const [order] = await readOrders(db, context, [uuid]);
  if (!order) throw notFound('That order');
  const link = { orderUuid: uuid, customerUuid: null, kind: null };
  return {
    ...order,
    // Removes the notes, because a note may contain the customer's own words about a cancellation.
    history: order.history.map((change) => ({ ...change, note: null })),
    // Only the customer reads to which account a refund goes.
    refunds: order.refunds?.map((refund) => ({ ...refund, destination: null })),
    // Only the guest gets the link and the code. Other people may know the order number and the
    // billing phone.
    ...(isGuest && {
      messagesUrl: await createMessageLink(context, link),
      isOpenable: true,
      takesComplaints: true,
    }),
  };
}

/**
 * Sends a code to the phone of a guest's order.
 * @throws ApiProblem 404, with the same message for every order that the code would not open, or
 * 429 beyond a rate limit
 */
export async function sendOrderCode(
  { device, ...wanted }: Wanted & { device: Device },
  context: ApiContext,
): Promise<void> {
  const order = await findByPhone(wanted, context);
  if (!order.isGuest) throw notFound('That order');
  const sender = { phone: withPhonePrefix(wanted.phone), address: wanted.address, device };
  await textGuestCode(context, sender, order);
}

/**
 * Finds an order by its number and phone, and counts the attempt.
 * @returns `isGuest`: true if the order belongs to no account and the phone is the guest's
 */
async function findByPhone(wanted: Wanted, context: ApiContext) {
  const { orderNumber, address } = wanted;
  // Also counts attempts with unknown numbers, so that a refusal does not reveal which numbers
  // exist. Beyond the limit of an order number, each network still has a few attempts, so that
  // strangers cannot lock the customer out.
  const perNetwork = { limit: PER_NUMBER_FROM, subject: `${orderNumber} ${address}` };
  await consumeRateLimits(context, [
    { limit: PER_ADDRESS, subject: address },
    { limit: PER_NUMBER, subject: orderNumber, past: perNetwork },
  ]);
  const found = await context.db
    .selectFrom('orders')
    .select([
      'uuid',
      'orderNumber',
      'shippingAddress',
      'billingAddress',
      'customerUuid',
      'guestPhone',
    ])
    .where('orderNumber', '=', readOrderNumber(orderNumber))
    .executeTakeFirst();
  const phone = withPhonePrefix(wanted.phone);
  const bears = (postal: PostalAddress) => withPhonePrefix(postal.phone) === phone;
  const isTheirs = found && (bears(found.shippingAddress) || bears(found.billingAddress));
  if (!isTheirs) throw notFound('That order');
  return { ...found, isGuest: found.customerUuid === null && found.guestPhone === phone };
}

/** @returns 0, which no order has, if the text is no order number */
export const readOrderNumber = (text: string) => (ORDER_NUMBER.test(text) ? Number(text) : 0);
