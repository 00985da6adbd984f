import { tabStorage } from '@marketplace/contracts/tabStorage';
import { bus } from '../../contracts';
import { GUEST } from './checkoutDraft';
import type { OrderBody } from './readOrderForm';

interface PendingOrder {
  /** Value of the Idempotency-Key header. */
  key: string;
  body: OrderBody;
}

interface PlacedOrder {
  orderUuid: string;
}

/** An order whose thank-you page the shopper has not seen yet. */
type UnseenOrder = (PendingOrder | PlacedOrder) & {
  /** Uuid of the customer, or `GUEST`; `undefined` if the session was not known yet. */
  customer?: string;
  /** The order before this one, if its thank-you page has not been seen either. */
  earlier?: UnseenOrder;
};

const STORAGE_KEY = 'orderAttempt';

// The unseen order if storage is blocked. It protects against a double tap, but a reload loses it.
let unstored: UnseenOrder | undefined;

/**
 * Returns the idempotency key of an order. The key stays the same until the order is known to be
 * placed or refused. A double tap, a reload or a retry therefore cannot place the order twice. An
 * order with different content gets a different key. The earlier order is kept, because it may have
 * been placed although its reply was lost.
 */
export function idempotencyKeyFor(body: OrderBody): string {
  const known = readUnseenOrder();
  if (known && 'key' in known && JSON.stringify(known.body) === JSON.stringify(body))
    return known.key;
  const key = newKey();
  storeUnseenOrder({ key, body, customer: currentCustomer(), earlier: known });
  return key;
}

/**
 * Returns the order whose thank-you page the shopper has not seen yet; `undefined` if there is none
 * or it belongs to another customer.
 */
export function readUnseenOrder(): UnseenOrder | undefined {
  const unseen = storedOrder();
  const customer = currentCustomer();
  const isOfSomebodyElse = unseen?.customer && customer && unseen.customer !== customer;
  if (!isOfSomebodyElse) return unseen;
  // A guest's call removes nothing, so that a customer whose session has ended finds the order
  // after the next login.
  if (customer !== GUEST) clearUnseenOrder();
  return undefined;
}

/**
 * Replaces the pending order by the uuid of the placed order. The storage then contains no address,
 * and a later order with the same content gets another idempotency key.
 */
export function markOrderPlaced(orderUuid: string): void {
  storeUnseenOrder({ orderUuid, customer: currentCustomer() });
}

/** Forgets the last order, which the API has refused. The order before it becomes pending again. */
export function forgetRefusedOrder(): void {
  storeUnseenOrder(storedOrder()?.earlier);
}

/** Forgets an order whose thank-you page has been shown, or can no longer be shown. */
export function forgetPlacedOrder(orderUuid: string): void {
  const unseen = readUnseenOrder();
  if (unseen && 'orderUuid' in unseen && unseen.orderUuid === orderUuid) clearUnseenOrder();
}

/** @returns `undefined` while the session is not known */
function currentCustomer(): string | undefined {
  const session = bus.retained('session:changed');
  return session?.isLogin === false ? GUEST : session?.user?.uuid;
}

export function clearUnseenOrder(): void {
  storeUnseenOrder(undefined);
}

const storedOrder = () => tabStorage.read<UnseenOrder>(STORAGE_KEY) ?? unstored;

function storeUnseenOrder(unseen: UnseenOrder | undefined): void {
  // Uses the variable only if storage is blocked, because a logout clears the storage but not the
  // variable.
  unstored = tabStorage.write(STORAGE_KEY, unseen) ? undefined : unseen;
}

// Does not use `crypto.randomUUID`, because it does not exist over plain http, for example in a
// local network.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
