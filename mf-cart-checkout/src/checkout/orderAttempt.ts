import { bus } from '@marketplace/contracts/events';
import type { OrderBody } from './readOrderForm';

interface Attempt {
  /** Idempotency-Key of this very order. */
  key: string;
  body: OrderBody;
  /** Uuid of who is ordering, where it is known. */
  customer?: string;
}

const STORAGE_KEY = 'orderAttempt';

// Where storage is blocked, a double tap is still caught; a reload is not.
let unstored: Attempt | undefined;

/**
 * The key for an order: the same one for the same order until it is known to have been placed or
 * refused, so that a double tap, a reload or another try cannot place it twice.
 */
export function attemptKeyFor(body: OrderBody): string {
  const known = openAttempt();
  if (known && JSON.stringify(known.body) === JSON.stringify(body)) return known.key;
  const attempt = { key: newKey(), body, customer: whoIs() };
  keepAttempt(attempt);
  return attempt.key;
}

/** The order whose outcome is not known yet; never that of who was signed in here before. */
export function openAttempt(): Attempt | undefined {
  const attempt = readAttempt();
  const customer = whoIs();
  const isAnothers = attempt?.customer && customer && attempt.customer !== customer;
  if (!isAnothers) return attempt;
  closeAttempt();
  return undefined;
}

const whoIs = () => bus.retained('session:changed')?.user?.uuid;

function readAttempt(): Attempt | undefined {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    // Written by keepAttempt in this very tab.
    return text === null ? unstored : (JSON.parse(text) as Attempt);
  } catch {
    return unstored;
  }
}

export function closeAttempt(): void {
  keepAttempt(undefined);
}

function keepAttempt(attempt: Attempt | undefined): void {
  // Only where it has to be: a logout clears the tab's storage and would not know of this.
  unstored = undefined;
  try {
    if (attempt) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    unstored = attempt;
  }
}

// Not `crypto.randomUUID`: a shop on plain http in a local network does not have it.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
