import type { EventMap } from '@marketplace/contracts/events';
import {
  type KeptCartChange,
  listKeptCartChanges,
  readKeptCartChange,
  removeKeptCartChange,
} from '@marketplace/contracts/events/keptCartChanges';
import { parseKeptCartChange } from '@marketplace/contracts/events/parseKeptCartChange';
import { untilOnline } from '@marketplace/contracts/time/untilOnline';
import { dispatch, readState } from './cartStore';
import { currentCustomer, isOwn } from './keptChanges';

/**
 * Maximum age of a stored change, in ms. A shopper no longer expects an older change to be sent.
 */
const LIFETIME_MS = 7 * 86_400_000;

/**
 * The functions of the cart service that `resumeChanges` calls. `record` is the id of the stored
 * request.
 */
interface CartService {
  /** Fetches the cart. */
  refreshCart: () => Promise<unknown>;
  add: (request: EventMap['cart:add-requested'], record: string) => Promise<void>;
  changeQuantity: (request: EventMap['cart:quantity-requested'], record: string) => Promise<void>;
}

/** Drops the stored changes of other customers, and sends the rest. */
export async function resumeChanges(service: CartService): Promise<void> {
  const { add, changeQuantity, refreshCart } = service;
  removeOthersRecords();
  const kept = listKeptCartChanges();
  const dropped = readState().pending.filter(({ record }) => record && !kept.includes(record));
  if (dropped.length > 0) dispatch({ type: 'settled', ids: dropped.map(({ id }) => id) });
  const changes = readOwnChanges();
  for (const { topic, request } of changes) {
    if (topic === 'cart:add-requested' && isUntaken(request)) void add(request, request.requestId);
  }
  const steps = changes.flatMap(({ topic, request }) =>
    topic === 'cart:quantity-requested' ? request : [],
  );
  if (!steps.some(isUntaken)) return;
  await untilOnline(() => undefined);
  // Fetches the cart first, because it contains the uuids of the items whose quantities change.
  await refreshCart();
  for (const step of steps.filter(isUntaken)) void changeQuantity(step, step.requestId);
}

/** True if a request is still stored, and is not one of this page's pending operations. */
const isUntaken = ({ requestId }: { requestId: string }) =>
  listKeptCartChanges().includes(requestId) &&
  !readState().pending.some(({ record }) => record === requestId);

/** Removes the records of other customers, and records whose customer cannot be read. */
function removeOthersRecords(): void {
  if (currentCustomer() === undefined) return;
  for (const record of listKeptCartChanges()) {
    if (!isOwn(record)) removeKeptCartChange(record);
  }
}

/**
 * Reads the stored changes that the current customer may send, oldest first. Removes changes that
 * are malformed or too old.
 */
function readOwnChanges(): KeptCartChange[] {
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

/**
 * False if a change is too old. A time in the future counts as too old, because the device's clock
 * was wrong and the age is unknown.
 */
const isRecent = ({ at }: KeptCartChange) => {
  const ageMs = Date.now() - at;
  return ageMs >= 0 && ageMs <= LIFETIME_MS;
};
