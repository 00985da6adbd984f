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
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { withAbortLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { failureMessage } from '@marketplace/contracts/notices/failureMessage';
import {
  FOLLOW_UP_LIMIT_MS,
  ORDER_LIMIT_MS,
  POSTED_ORDER_LIMITS_MS,
} from '@marketplace/contracts/timeLimits';
import { openPayment } from '../payment/paymentRequests';
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

/**
 * Upazilas to choose from, by the uuid of a saved address whose own is listed no more; without the
 * list of its district an address stays as it is. One request per district, whose replies are kept.
 */
export async function fetchStaleUpazilas(addresses: Address[], request: Request) {
  const districts = [...new Set(addresses.map(({ district }) => district))];
  const lists = new Map(
    await Promise.all(
      districts.map(
        async (district) => [district, await fetchUpazilas(district, request)] as const,
      ),
    ),
  );
  const toMend = addresses.flatMap(({ uuid, district, upazila }) => {
    const listed = lists.get(district) ?? [];
    const isListed = listed.length === 0 || listed.some(({ name }) => name === upazila);
    return isListed ? [] : [[uuid, listed] as const];
  });
  return Object.fromEntries(toMend);
}

/** Upazilas of a district, by its English name; none where they cannot be loaded. */
export async function fetchUpazilas(district: string, request: Request): Promise<Upazila[]> {
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
  /** Too many online orders of the phone or network were not paid. */
  | { status: 'unpaid-limit' }
  /** Something is not delivered to the district of the address. */
  | { status: 'not-delivered' }
  | { status: 'failed' }
  | { status: 'unknown' };

/** Results after which the order was certainly not placed. */
const NOT_PLACED: readonly Outcome['status'][] = [
  'changed',
  'empty',
  'failed',
  'unverified',
  'cash-limit',
  'unpaid-limit',
  'not-delivered',
];

/** Fields that only an order sent without JavaScript has, which the server places. */
export interface PostedOrder {
  request: Request;
  idempotencyKey: string;
  /** Ends the try: the page that answers has a time limit of its own. */
  signal: AbortSignal;
  /** Token of a guest whose phone was verified with this very form. */
  token?: string;
}

/**
 * Places an order under its idempotency key; every failure is a result, nothing is thrown. In a browser
 * the key is that of the tab.
 */
export async function sendOrder(body: OrderBody, posted?: PostedOrder): Promise<Outcome> {
  if (posted) return trySending(body, { signal: posted.signal, posted });
  const outcome = await withAbortLimit(ORDER_LIMIT_MS, (signal) => trySending(body, { signal }));
  if (NOT_PLACED.includes(outcome.status)) clearPendingOrder();
  return outcome;
}

interface Sending {
  signal: AbortSignal;
  posted?: PostedOrder;
  isRetry?: boolean;
}

async function trySending(body: OrderBody, sending: Sending): Promise<Outcome> {
  const { signal, posted, isRetry } = sending;
  try {
    const sent = posted ?? { idempotencyKey: idempotencyKeyFor(body) };
    return { status: 'placed', order: await callApi(placeOrder, { ...sent, body, signal }) };
  } catch (error) {
    // A truncated reply to a placed order: the idempotency key makes a retry safe.
    const isTruncated = error instanceof ApiError && error.kind === 'contract';
    const isFirst = isTruncated && !isRetry;
    return isFirst
      ? trySending(body, { ...sending, isRetry: true })
      : settledResult(error, posted?.request);
  }
}

async function settledResult(error: unknown, request?: Request): Promise<Outcome> {
  if (!(error instanceof ApiError) || error.kind !== 'http') return { status: 'unknown' };
  const { status = 500, code } = error;
  if (status === 401) return { status: 'signed-out' };
  if (code === 'phone-unverified' || code === 'guest-order-placed') return { status: 'unverified' };
  if (code === 'cash-limit' || code === 'unpaid-limit' || code === 'not-delivered') {
    return { status: code };
  }
  const isChanged = status === 409 && code !== 'idempotency-key-reused';
  if (isChanged) {
    const message = await failureMessage(error, request);
    return { status: code === 'cart-empty' ? 'empty' : 'changed', message };
  }
  return { status: status >= 500 ? 'unknown' : 'failed' };
}

/** Changes of the customer's address book that an order brings along. */
interface AddressChanges {
  addressToSave?: PostalAddress;
  /** Uuid of the saved address that takes the order's upazila. */
  addressToCorrect?: string;
}

/** Results of the steps that follow a placed order. */
interface FollowUp {
  /** Address of the page to pay on; left out where nothing is paid before the delivery. */
  gatewayUrl?: string;
  /** Says what became of the address (specification section 8). */
  message?: MessageDescriptor;
}

/**
 * Starts the payment of a placed order, and saves or mends its address where that was asked for.
 * Failures are only logged: the thank-you page lets the order be paid, and the address is in the order.
 */
export async function afterOrderPlaced(
  order: Order,
  { addressToSave, addressToCorrect }: AddressChanges = {},
  posted?: Pick<PostedOrder, 'request' | 'token'>,
): Promise<FollowUp> {
  const limitMs = posted ? POSTED_ORDER_LIMITS_MS.followUp : FOLLOW_UP_LIMIT_MS;
  const results = await withAbortLimit(limitMs, (signal) => {
    const call = { ...posted, signal };
    return Promise.allSettled([
      openPayment({
        ...call,
        orderUuid: order.uuid,
        method: order.paymentMethod,
        // A lost answer may be asked for again: the first payment that is paid pays the order.
        idempotencyKey: `payment-${order.uuid}`,
      }).then((gatewayUrl) => ({ gatewayUrl })),
      ...(addressToSave ? [saveAddress(addressToSave, order, call)] : []),
      ...(addressToCorrect ? [correctAddress(addressToCorrect, order, call)] : []),
    ]);
  });
  for (const result of results) {
    if (result.status === 'rejected') console.warn('After the order:', result.reason);
  }
  const done = results.map((result) => (result.status === 'fulfilled' ? result.value : {}));
  return Object.assign({}, ...done);
}

type Call = Partial<PostedOrder> & { signal: AbortSignal };

async function saveAddress(body: PostalAddress, { uuid }: Order, call: Call): Promise<FollowUp> {
  // A form that is posted twice places one order, and saves one address with it.
  await callApi(createAddress, { ...call, body, idempotencyKey: `address-${uuid}` });
  return { message: msg`Address created successfully` };
}

async function correctAddress(
  uuid: string,
  { shippingAddress: { upazila } }: Order,
  call: Call,
): Promise<FollowUp> {
  await callApi(updateAddress, { ...call, params: { uuid }, body: { upazila } });
  return { message: msg`Address updated successfully` };
}
