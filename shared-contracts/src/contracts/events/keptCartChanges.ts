import { bus, type EventMap } from '@marketplace/contracts/events';
import { customerOf } from '../commerce/viewedProducts';

/** Topics of requests that change the quantities of the cart. */
export type CartChangeTopic = 'cart:add-requested' | 'cart:quantity-requested';

/**
 * The record of a request that waits for a connection. It is in local storage, because the browser
 * may close the tab while it is offline.
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
 * Beginning of the key of a record, which ends with the request's id. Each record has its own key,
 * so that tabs never overwrite each other's records.
 */
export const CART_CHANGE_KEY = 'cartChange ';

/**
 * Stores a request.
 * @returns false if it is not stored: storage is blocked or full, or the customer is unknown
 */
export function keepCartChange<T extends CartChangeTopic>(topic: T, request: EventMap[T]): boolean {
  const customer = customerOf(bus.retained('session:changed'));
  if (customer === undefined) return false;
  const record = JSON.stringify({ topic, request, customer, at: Date.now() });
  try {
    localStorage.setItem(CART_CHANGE_KEY + request.requestId, record);
    return true;
  } catch {
    return false;
  }
}

/** Ids of the requests that this device stores, no matter who made them. */
export function listKeptCartChanges(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(CART_CHANGE_KEY));
    return keys.map((key) => key.slice(CART_CHANGE_KEY.length));
  } catch {
    return [];
  }
}

/** Reads a record without validation; `undefined` if there is none or it cannot be parsed. */
export function readKeptCartChange(requestId: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(CART_CHANGE_KEY + requestId) ?? '');
  } catch {
    return undefined;
  }
}

export function removeKeptCartChange(requestId: string): void {
  try {
    localStorage.removeItem(CART_CHANGE_KEY + requestId);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
