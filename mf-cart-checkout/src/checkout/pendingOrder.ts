import { tabStorage } from '@marketplace/contracts/tabStorage';
import { bus } from '../../bus';
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

// Fallback if storage is blocked. It protects against a double tap, but not against a reload.
let unstored: PendingOrder | undefined;

/**
 * Idempotency key of an order. It stays the same until the order is known to be placed or refused,
 * so that a double tap, a reload or a retry cannot place it twice.
 */
export function idempotencyKeyFor(body: OrderBody): string {
  const known = readPendingOrder();
  if (known && JSON.stringify(known.body) === JSON.stringify(body)) return known.key;
  const pending = { key: newKey(), body, customer: currentCustomer() };
  storePendingOrder(pending);
  return pending.key;
}

/** The order whose result is not known yet, unless it belongs to another customer. */
export function readPendingOrder(): PendingOrder | undefined {
  const pending = tabStorage.read<PendingOrder>(STORAGE_KEY) ?? unstored;
  const customer = currentCustomer();
  const isOfSomebodyElse = pending?.customer && customer && pending.customer !== customer;
  if (!isOfSomebodyElse) return pending;
  // A guest removes nothing, so that a customer whose session has ended finds the order after the
  // next login.
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
  // Keeps it in memory only if storage is blocked, because a logout clears the storage but not this
  // variable.
  unstored = tabStorage.write(STORAGE_KEY, pending) ? undefined : pending;
}

// `crypto.randomUUID` does not exist on plain http in a local network.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
