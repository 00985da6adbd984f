import { tabStorage } from '@marketplace/contracts/tabStorage';
import { bus } from '../../contracts';
import { GUEST } from './checkoutDraft';
import type { OrderBody } from './readOrderForm';

interface PendingOrder {
  /** Value of the Idempotency-Key header. */
  key: string;
  body: OrderBody;
  /** Uuid of the customer, or `GUEST`; `undefined` if the session was not known yet. */
  customer?: string;
}

const STORAGE_KEY = 'orderAttempt';

// The pending order if storage is blocked. Protects against a double tap, but not against a reload.
let unstored: PendingOrder | undefined;

/**
 * Returns the idempotency key of an order. The key stays the same until the order is known to be
 * placed or refused, so a double tap, a reload or a retry cannot place the order twice.
 */
export function idempotencyKeyFor(body: OrderBody): string {
  const known = readPendingOrder();
  if (known && JSON.stringify(known.body) === JSON.stringify(body)) return known.key;
  const pending = { key: newKey(), body, customer: currentCustomer() };
  storePendingOrder(pending);
  return pending.key;
}

/**
 * Returns the order whose result is not known yet; `undefined` if it belongs to another customer.
 */
export function readPendingOrder(): PendingOrder | undefined {
  const pending = tabStorage.read<PendingOrder>(STORAGE_KEY) ?? unstored;
  const customer = currentCustomer();
  const isOfSomebodyElse = pending?.customer && customer && pending.customer !== customer;
  if (!isOfSomebodyElse) return pending;
  // A guest's call removes nothing, so that a customer whose session has ended finds the order
  // after the next login.
  if (customer !== GUEST) clearPendingOrder();
  return undefined;
}

/** @returns `undefined` while the session is not known */
function currentCustomer(): string | undefined {
  const session = bus.retained('session:changed');
  return session?.isLogin === false ? GUEST : session?.user?.uuid;
}

export function clearPendingOrder(): void {
  storePendingOrder(undefined);
}

function storePendingOrder(pending: PendingOrder | undefined): void {
  // Uses memory only if storage is blocked, because a logout clears the storage but not this
  // variable.
  unstored = tabStorage.write(STORAGE_KEY, pending) ? undefined : pending;
}

// Over plain http, for example in a local network, `crypto.randomUUID` does not exist.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
