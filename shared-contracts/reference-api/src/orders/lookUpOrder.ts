import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import type { TrackedOrder } from '@marketplace/contracts/api/trackedOrder';
import { notFound } from '../http/ApiProblem';
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
  const { orderNumber } = wanted;
  // Also counts attempts with unknown numbers, so that a refusal does not reveal which numbers
  // exist. Beyond the limit of an order number, each network still has a few attempts, so that
  // strangers cannot lock the customer out.
  const perNetwork = { limit: PER_NUMBER_FROM, subject: `${orderNumber} ${wanted.address}` };
  await consumeRateLimits(context, [
    { limit: PER_ADDRESS, subject: wanted.address },
    { limit: PER_NUMBER, subject: orderNumber, past: perNetwork },
  ]);
  if (!ORDER_NUMBER.test(orderNumber)) throw notFound('That order');
  const found = await db
    .selectFrom('orders')
    .select(['uuid', 'shippingAddress', 'billingAddress', 'customerUuid', 'guestPhone'])
    .where('orderNumber', '=', Number(orderNumber))
    .executeTakeFirst();
  const phone = withPhonePrefix(wanted.phone);
  const bears = (address: PostalAddress) => withPhonePrefix(address.phone) === phone;
  const isTheirs = found && (bears(found.shippingAddress) || bears(found.billingAddress));
  const [order] = isTheirs ? await readOrders(db, context, [found.uuid]) : [];
  if (!order) throw notFound('That order');
  // Only the guest gets the link. Other people may know the order number and the billing phone.
  const isGuest = found?.customerUuid === null && found.guestPhone === phone;
  const link = { orderUuid: order.uuid, customerUuid: null, kind: null };
  return {
    ...order,
    // Removes the notes, because a note may contain the customer's own words about a cancellation.
    history: order.history.map((change) => ({ ...change, note: null })),
    // Only the customer reads to which account a refund goes.
    refunds: order.refunds?.map((refund) => ({ ...refund, destination: null })),
    ...(isGuest && { messagesUrl: await createMessageLink(context, link) }),
  };
}
