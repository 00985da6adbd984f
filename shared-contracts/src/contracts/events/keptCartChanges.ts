import { bus, type EventMap } from '@marketplace/contracts/events';
import { customerOf } from '../commerce/viewedProducts';

/** Topics of requests that change the quantities of the cart. */
export type CartChangeTopic = 'cart:add-requested' | 'cart:quantity-requested';

/**
 * A record of a request that waits for a connection. It is in local storage, because the browser
 * may close the tab while the device is offline.
 */
export type KeptCartChange = {
  [T in CartChangeTopic]: {
    topic: T;
    request: EventMap[T];
    /** Uuid of the customer who made the request; `null` if it was a visitor. */
    customer: string | null;
    /** Time of the request, in ms since 1970. */
    at: number;
  };
}[CartChangeTopic];

/**
 * Prefix of a record's key in local storage; the id of the request follows. Each record has its own
 * key, so that tabs never overwrite each other's records.
 */
export const CART_CHANGE_KEY = 'cartChange ';

/**
 * Accesses the storage. Returns `undefined` if this fails, e.g. because storage is blocked or full.
 */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * Stores a request.
 * @returns false if it is not stored: storage is blocked or full, or the customer is unknown
 */
export function keepCartChange<T extends CartChangeTopic>(topic: T, request: EventMap[T]): boolean {
  const customer = customerOf(bus.retained('session:changed'));
  const record = JSON.stringify({ topic, request, customer, at: Date.now() });
  const keep = () => {
    localStorage.setItem(CART_CHANGE_KEY + request.requestId, record);
    return true;
  };
  return customer !== undefined && attempt(keep) === true;
}

const isRecord = (key: string) => key.startsWith(CART_CHANGE_KEY);

/** True if this device stores requests, no matter who made them. */
export const hasKeptCartChanges = () => attempt(() => Object.keys(localStorage).some(isRecord));

/** Ids of the requests that this device stores, no matter who made them. */
export const listKeptCartChanges = (): string[] =>
  attempt(() =>
    Object.keys(localStorage)
      .filter(isRecord)
      .map((key) => key.slice(CART_CHANGE_KEY.length)),
  ) ?? [];

/**
 * Reads a record without validating it.
 * @returns undefined if there is no record, or if it cannot be parsed
 */
export const readKeptCartChange = (requestId: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(CART_CHANGE_KEY + requestId) ?? ''));

export const removeKeptCartChange = (requestId: string): void =>
  attempt(() => localStorage.removeItem(CART_CHANGE_KEY + requestId));
