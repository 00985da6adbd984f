import { msg } from '@lingui/core/macro';
import {
  type Address,
  createAddress,
  listAddresses,
  type PostalAddress,
  updateAddress,
} from '@marketplace/contracts/api/addresses';
import { ApiError } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas, type Upazila } from '@marketplace/contracts/api/locations';
import { type Order, placeOrder } from '@marketplace/contracts/api/orders';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { failureMessage } from '@marketplace/contracts/notices';
import { optional } from '@marketplace/contracts/rendering';
import { BACKGROUND_MS, DOCUMENT_MS, STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { withAbortLimit } from '@marketplace/contracts/time/withTimeLimit';
import { callApi } from '../../client';
import { openPayment } from '../payment/paymentRequests';
import { clearPendingOrder, idempotencyKeyFor } from './pendingOrder';
import type { OrderBody } from './readOrderForm';

/** Limit of saved addresses per customer in the contract. */
const MAX_ADDRESSES = 50;

/**
 * Fetches the customer's saved addresses. A failure is only logged, because an address can be
 * typed.
 * @throws ApiError 401
 */
export async function fetchAddresses(request: Request) {
  const query = { pageSize: MAX_ADDRESSES };
  const reply = await optional('saved addresses', callApi(listAddresses, { query, request }), {
    isFatal: isSignedOut,
  });
  return reply?.items ?? [];
}

/**
 * Fetches the customer whose name and phone are the initial values. A failure is only logged.
 * @throws ApiError 401
 */
export async function fetchCustomer(request: Request) {
  const customer = await optional('current customer', callApi(getCurrentCustomer, { request }), {
    isFatal: isSignedOut,
  });
  if (!customer) return null;
  const { uuid, fullName, phone } = customer;
  return { uuid, fullName, phone };
}

/**
 * Fetches the divisions, which are an extension. Without them division, district and upazila are
 * typed.
 * @throws ApiError 401
 */
export async function fetchDivisions(request: Request) {
  const reply = await optional('the divisions', callApi(listDivisions, { request }), {
    isFatal: isSignedOut,
  });
  return reply?.items;
}

/**
 * Fetches the upazilas to choose from, by the uuid of each saved address whose upazila is no longer
 * listed. An address is left unchanged if the list of its district cannot be loaded. Sends one
 * request per district.
 * @throws ApiError 401
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

/**
 * Fetches the upazilas of a district by its English name. Returns none if they cannot be loaded.
 * @throws ApiError 401
 */
export async function fetchUpazilas(district: string, request: Request): Promise<Upazila[]> {
  const loading = callApi(listUpazilas, { query: { district }, request });
  const reply = await optional(`the upazilas of ${district}`, loading, { isFatal: isSignedOut });
  return reply?.items ?? [];
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Result of placing an order. `unknown`: no reply arrived, so that the order may have been placed.
 */
export type Outcome =
  | { status: 'placed'; order: Order }
  | { status: 'changed'; message: string }
  | { status: 'empty'; message: string }
  | { status: 'signed-out' }
  /** The phone is not verified yet. */
  | { status: 'unverified' }
  /** The cash orders that are on the way to the phone are too many or too expensive. */
  | { status: 'cash-limit' }
  /** Too many online orders of the phone or network were not paid. */
  | { status: 'unpaid-limit' }
  /** Some product is not delivered to the district of the address. */
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

/** Input of an order that was posted without JavaScript, which the server places. */
export interface PostedOrder {
  request: Request;
  idempotencyKey: string;
  /** Aborts the attempt, because the page that replies has a time limit. */
  signal: AbortSignal;
  /** Token of a guest whose phone was verified by the same form. */
  token?: string;
}

/**
 * Places an order under its idempotency key, which is the tab's in a browser. Every failure becomes
 * a result; nothing is thrown.
 */
export async function sendOrder(body: OrderBody, posted?: PostedOrder): Promise<Outcome> {
  if (posted) return trySending(body, { signal: posted.signal, posted });
  const outcome = await withAbortLimit(BACKGROUND_MS, (signal) => trySending(body, { signal }));
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
    // The reply was truncated, so that the order may have been placed. The idempotency key makes a
    // retry safe.
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

/** Changes of the customer's saved addresses that come with an order. */
interface AddressChanges {
  addressToSave?: PostalAddress;
  /** Uuid of the saved address that gets the order's upazila. */
  addressToCorrect?: string;
}

/** Results of the steps after a placed order. */
interface FollowUp {
  /** Address of the payment page; `undefined` if nothing is paid online. */
  gatewayUrl?: string;
  /** Says that an address was saved or corrected (specification section 8). */
  message?: MessageDescriptor;
}

/**
 * Starts the payment of a placed order, and saves or corrects its address if requested. Failures
 * are only logged, because the order can be paid on the thank-you page and contains the address.
 */
export async function afterOrderPlaced(
  order: Order,
  { addressToSave, addressToCorrect }: AddressChanges = {},
  posted?: Pick<PostedOrder, 'request' | 'token'>,
): Promise<FollowUp> {
  const limitMs = posted ? STEP_MS : DOCUMENT_MS;
  const results = await withAbortLimit(limitMs, (signal) => {
    const call = { ...posted, signal };
    return Promise.allSettled([
      openPayment({
        ...call,
        orderUuid: order.uuid,
        method: order.paymentMethod,
        // The fixed key makes a repeated request safe if the reply is lost.
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
  // The key prevents a form that is posted twice from saving two addresses.
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
