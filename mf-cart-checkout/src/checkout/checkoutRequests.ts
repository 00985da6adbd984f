import { msg } from '@lingui/core/macro';
import {
  type Address,
  createAddress,
  listAddresses,
  type PostalAddress,
  updateAddress,
} from '@marketplace/contracts/api/addresses';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas, type Upazila } from '@marketplace/contracts/api/locations';
import { type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { withAbortLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { FOLLOW_UP_LIMIT_MS, ORDER_LIMIT_MS } from '@marketplace/contracts/timeLimits';
import { openPayment } from '../payment/paymentRequests';
import { toast } from '../toast';
import { clearPendingOrder, idempotencyKeyFor } from './pendingOrder';
import type { OrderBody } from './readOrderForm';

/** As many as the contract lets a customer save. */
const MAX_ADDRESSES = 50;

/** The customer's saved addresses; a failure is only logged, as the address can be typed. */
export async function fetchAddresses(request: Request) {
  try {
    return (await callApi(listAddresses, { query: { pageSize: MAX_ADDRESSES }, request })).items;
  } catch (error) {
    return logUnlessSignedOut('saved addresses', error, []);
  }
}

/** The customer whose name and phone prefill the form; a failure is only logged. */
export async function fetchCustomer(request: Request) {
  try {
    const { uuid, fullName, phone } = await callApi(getCurrentCustomer, { request });
    return { uuid, fullName, phone };
  } catch (error) {
    return logUnlessSignedOut('current customer', error, null);
  }
}

/** The divisions to choose from; without them (an extension) places are typed. */
export async function fetchDivisions(request: Request) {
  try {
    return (await callApi(listDivisions, { request })).items;
  } catch (error) {
    return logUnlessSignedOut('the divisions', error, undefined);
  }
}

/** Addresses that are looked at: more than a page of them nobody has. */
const MAX_CHECKED = 10;

/**
 * Upazilas to choose from, by the uuid of a saved address whose own is listed no more; without the
 * list of its district an address stays as it is.
 */
export async function fetchUpazilasToMend(addresses: Address[], request: Request) {
  const checked = addresses.slice(0, MAX_CHECKED);
  const districts = [...new Set(checked.map(({ district }) => district))];
  const lists = new Map(
    await Promise.all(
      districts.map(
        async (district) => [district, await fetchUpazilas(district, request)] as const,
      ),
    ),
  );
  const toMend = checked.flatMap(({ uuid, district, upazila }) => {
    const listed = lists.get(district) ?? [];
    const isListed = listed.length === 0 || listed.some(({ name }) => name === upazila);
    return isListed ? [] : [[uuid, listed] as const];
  });
  return Object.fromEntries(toMend);
}

async function fetchUpazilas(district: string, request: Request): Promise<Upazila[]> {
  try {
    return (await callApi(listUpazilas, { query: { district }, request })).items;
  } catch (error) {
    return logUnlessSignedOut(`the upazilas of ${district}`, error, []);
  }
}

function logUnlessSignedOut<T>(what: string, error: unknown, fallback: T): T {
  if (error instanceof ApiError && error.status === 401) throw error;
  console.warn(`The checkout goes on without ${what}:`, error);
  return fallback;
}

/** Result of placing an order. `unknown`: no answer came, and the order may have been placed. */
export type Outcome =
  | { status: 'placed'; order: Order }
  | { status: 'changed'; message: string }
  | { status: 'empty'; message: string }
  | { status: 'signed-out' }
  /** The phone has yet to be verified. */
  | { status: 'unverified' }
  /** Too many cash orders are on the way to the phone, or too dear ones. */
  | { status: 'cash-limit' }
  | { status: 'failed' }
  | { status: 'unknown' };

/** Results after which the order was certainly not placed. */
const NOT_PLACED: readonly Outcome['status'][] = [
  'changed',
  'empty',
  'failed',
  'unverified',
  'cash-limit',
];

/** Places an order under its idempotency key; every failure is a result, nothing is thrown. */
export async function sendOrder(body: OrderBody): Promise<Outcome> {
  const outcome = await withAbortLimit(ORDER_LIMIT_MS, (signal) => trySending(body, signal));
  if (NOT_PLACED.includes(outcome.status)) clearPendingOrder();
  return outcome;
}

async function trySending(body: OrderBody, signal: AbortSignal, isRetry = false): Promise<Outcome> {
  try {
    const idempotencyKey = idempotencyKeyFor(body);
    return {
      status: 'placed',
      order: await callApi(placeOrder, { body, idempotencyKey, signal }),
    };
  } catch (error) {
    // A truncated reply to a placed order: the idempotency key makes a retry safe.
    const isTruncated = error instanceof ApiError && error.kind === 'contract';
    return isTruncated && !isRetry ? trySending(body, signal, true) : settledResult(error);
  }
}

function settledResult(error: unknown): Outcome {
  if (!(error instanceof ApiError) || error.kind !== 'http') return { status: 'unknown' };
  const { status = 500, code, message } = error;
  if (status === 401) return { status: 'signed-out' };
  if (code === 'phone-unverified' || code === 'guest-order-placed') return { status: 'unverified' };
  if (code === 'cash-limit') return { status: code };
  if (code === 'cart-empty') return { status: 'empty', message };
  if (status === 409 && code !== 'idempotency-key-reused') return { status: 'changed', message };
  return { status: status >= 500 ? 'unknown' : 'failed' };
}

/** Changes of the customer's address book that an order brings along. */
interface AddressChanges {
  addressToSave?: PostalAddress;
  /** Uuid of the saved address that takes the order's upazila. */
  addressToMend?: string;
}

/**
 * Starts the payment of a placed order, and saves or mends its address where that was asked for.
 * Failures are only logged: the thank-you page lets the order be paid, and the address is in the order.
 * @returns address of the page to pay on, if there is one
 */
export async function afterOrderPlaced(
  order: Order,
  { addressToSave, addressToMend }: AddressChanges = {},
): Promise<string | undefined> {
  const results = await withAbortLimit(FOLLOW_UP_LIMIT_MS, (signal) =>
    Promise.allSettled([
      openPayment({
        orderUuid: order.uuid,
        method: order.paymentMethod,
        // A lost answer may be asked for again: the first payment that is paid pays the order.
        idempotencyKey: `payment-${order.uuid}`,
        signal,
      }),
      ...(addressToSave ? [saveAddress(addressToSave, signal)] : []),
      ...(addressToMend ? [mendAddress(addressToMend, order, signal)] : []),
    ]),
  );
  for (const result of results) {
    if (result.status === 'rejected') console.warn('After the order:', result.reason);
  }
  const [opened] = results;
  return opened?.status === 'fulfilled' ? (opened.value ?? undefined) : undefined;
}

async function saveAddress(address: PostalAddress, signal: AbortSignal): Promise<void> {
  await callApi(createAddress, { body: address, signal });
  await toast.success(msg`Address created successfully`);
}

async function mendAddress(uuid: string, { shippingAddress }: Order, signal: AbortSignal) {
  const { upazila } = shippingAddress;
  await callApi(updateAddress, { params: { uuid }, body: { upazila }, signal });
  await toast.success(msg`Address updated successfully`);
}
