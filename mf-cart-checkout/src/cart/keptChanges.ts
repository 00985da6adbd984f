import { customerOf } from '@marketplace/contracts/commerce/viewedProducts';
import type { EventMap } from '@marketplace/contracts/events';
import {
  type CartChangeTopic,
  type KeptCartChange,
  keepCartChange,
  listKeptCartChanges,
  readKeptCartChange,
  removeKeptCartChange,
} from '@marketplace/contracts/events/keptCartChanges';
import { bus } from '../../contracts';

/** Maximum age of a stored change, in ms. A shopper no longer expects an older one to be sent. */
const LIFETIME_MS = 7 * 86_400_000;

/** `undefined` while the customer is unknown. */
const currentCustomer = () => customerOf(bus.retained('session:changed'));

/**
 * True if the present customer may send a stored change. A visitor's changes follow the visitor's
 * cart, which the login gives to the customer (decision 057).
 */
function isOwn(requestId: string): boolean {
  const stored = readKeptCartChange(requestId);
  if (typeof stored !== 'object' || stored === null || !('customer' in stored)) return false;
  return stored.customer === null || stored.customer === currentCustomer();
}

/**
 * Stores a request if the browser is offline, because it may close the tab before it is online.
 * @returns the id of the record; `undefined` if the request is not stored
 */
export function keepIfOffline<T extends CartChangeTopic>(
  topic: T,
  request: EventMap[T],
): string | undefined {
  const isKept = navigator.onLine === false && keepCartChange(topic, request);
  return isKept ? request.requestId : undefined;
}

/**
 * Removes the record of an operation immediately before the operation is sent. All tabs share the
 * records, so the tab that removes a record is the only one that sends its request.
 * @param record `undefined` if the operation has no record
 * @returns false if the operation must not be sent: another tab has taken the record, or the record
 * belongs to another customer
 */
export function takeRecord(record: string | undefined): boolean {
  if (record === undefined) return true;
  if (!isOwn(record)) return false;
  removeKeptCartChange(record);
  return true;
}

/** Removes the records of other customers, and records without a readable customer. */
export function removeOthersRecords(): void {
  if (currentCustomer() === undefined) return;
  for (const record of listKeptCartChanges()) {
    if (!isOwn(record)) removeKeptCartChange(record);
  }
}

/**
 * Reads the stored changes that the present customer may send, oldest first. Removes malformed ones
 * and those that are too old.
 */
export async function readOwnChanges(): Promise<KeptCartChange[]> {
  const { parseKeptCartChange } = await import(
    /* webpackChunkName: "cart-data" */ '@marketplace/contracts/events/parseKeptCartChange'
  );
  const changes = listKeptCartChanges()
    .filter(isOwn)
    .flatMap((record) => {
      const change = parseKeptCartChange(readKeptCartChange(record));
      if (change?.request.requestId === record && isRecent(change)) return change;
      removeKeptCartChange(record);
      return [];
    });
  return changes.sort((one, other) => one.at - other.at);
}

/** A time in the future is too old as well: the device's clock was wrong, so the age is unknown. */
const isRecent = ({ at }: KeptCartChange) => {
  const ageMs = Date.now() - at;
  return ageMs >= 0 && ageMs <= LIFETIME_MS;
};
