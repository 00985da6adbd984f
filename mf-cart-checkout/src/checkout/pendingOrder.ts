import { bus } from '@marketplace/contracts/events';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { GUEST } from './checkoutDraft';
import type { OrderBody } from './readOrderForm';

interface PendingOrder {
  /** Value of the Idempotency-Key header. */
  key: string;
  body: OrderBody;
  /** Uuid of the customer, or `GUEST`, where it is known. */
  customer?: string;
}

const STORAGE_KEY = 'orderAttempt';

// Fallback for blocked storage: catches a double tap, though not a reload.
let unstored: PendingOrder | undefined;

/**
 * Idempotency key of an order: the same one until the order is known to have been placed or refused,
 * so that a double tap, a reload or a retry cannot place it twice.
 */
export function idempotencyKeyFor(body: OrderBody): string {
  const known = readPendingOrder();
  if (known && JSON.stringify(known.body) === JSON.stringify(body)) return known.key;
  const pending = { key: newKey(), body, customer: currentCustomer() };
  storePendingOrder(pending);
  return pending.key;
}

/** The order whose result is not known yet; never that of another customer. */
export function readPendingOrder(): PendingOrder | undefined {
  const pending = tabStorage.read<PendingOrder>(STORAGE_KEY) ?? unstored;
  const customer = currentCustomer();
  const isOfSomebodyElse = pending?.customer && customer && pending.customer !== customer;
  if (!isOfSomebodyElse) return pending;
  // A customer whose session ran out comes back to it.
  if (customer !== GUEST) clearPendingOrder();
  return undefined;
}

/** `undefined` while it is not known who is there. */
function currentCustomer(): string | undefined {
  const session = bus.retained('session:changed');
  return session?.isLogin === false ? GUEST : session?.user?.uuid;
}

export function clearPendingOrder(): void {
  storePendingOrder(undefined);
}

function storePendingOrder(pending: PendingOrder | undefined): void {
  // Memory is the fallback only: a logout clears the tab's storage, but not this.
  unstored = tabStorage.write(STORAGE_KEY, pending) ? undefined : pending;
}

// `crypto.randomUUID` is missing on plain http in a local network.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
