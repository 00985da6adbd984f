import { customerOf } from '@marketplace/contracts/commerce/viewedProducts';
import type { EventMap } from '@marketplace/contracts/events';
import {
  type CartChangeTopic,
  keepCartChange,
  readKeptCartChange,
  removeKeptCartChange,
} from '@marketplace/contracts/events/keptCartChanges';
import { bus } from '../../contracts';

/**
 * The signed-in customer's uuid; `null` for a visitor, `undefined` while the customer is unknown.
 */
export const currentCustomer = () => customerOf(bus.retained('session:changed'));

/**
 * True if the current customer may send a stored change. A visitor's changes may also be sent by
 * the customer who logs in after that and gets the visitor's cart (decision 057).
 */
export function isOwn(requestId: string): boolean {
  const stored = readKeptCartChange(requestId);
  if (typeof stored !== 'object' || stored === null || !('customer' in stored)) return false;
  return stored.customer === null || stored.customer === currentCustomer();
}

/**
 * Stores a request if the browser is offline, because the tab may be closed before the browser is
 * online again.
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
 * records, so only the tab that removes a record sends its request.
 * @param record `undefined` if the operation has no record
 * @returns false if the operation must not be sent: another tab has removed the record, or the
 * record belongs to another customer
 */
export function takeRecord(record: string | undefined): boolean {
  if (record === undefined) return true;
  if (!isOwn(record)) return false;
  removeKeptCartChange(record);
  return true;
}
