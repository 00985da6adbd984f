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
import { callApi } from '../../contracts';
import { openPayment } from '../payment/paymentRequests';
import { forgetRefusedOrder, idempotencyKeyFor } from './pendingOrder';
import type { OrderBody } from './readOrderForm';

/** Upper limit of the API contract for a customer's saved addresses. */
const MAX_ADDRESSES = 50;

/**
 * Fetches the customer's saved addresses. Only logs a failure, because the customer can type an
 * address.
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
 * Fetches the customer, whose name and phone are the form's initial values. Only logs a failure.
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
 * Fetches the list of divisions, which not every API has. Without the list, the shopper types
 * division, district and upazila.
 * @throws ApiError 401
 */
export async function fetchDivisions(request: Request) {
  const reply = await optional('the divisions', callApi(listDivisions, { request }), {
    isFatal: isSignedOut,
  });
  return reply?.items;
}

/**
 * Finds the saved addresses whose upazila is no longer listed, and fetches the upazilas to choose
 * from. Sends one request per district. Skips the addresses in a district whose list cannot be
 * loaded.
 * @returns lists of upazilas by the uuid of the address
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
 * Fetches the upazilas of a district. Returns an empty list if they cannot be loaded.
 * @param district English name
 * @throws ApiError 401
 */
export async function fetchUpazilas(district: string, request: Request): Promise<Upazila[]> {
  const loading = callApi(listUpazilas, { query: { district }, request });
  const reply = await optional(`the upazilas of ${district}`, loading, { isFatal: isSignedOut });
  return reply?.items ?? [];
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Result of an attempt to place an order. `unknown`: the order may have been placed, because no
 * reply, a truncated reply or a server error (status 500 or more) arrived.
 */
export type Outcome =
  | { status: 'placed'; order: Order }
  | { status: 'changed'; message: string }
  | { status: 'empty'; message: string }
  | { status: 'signed-out' }
  /** `isTokenUsed`: the guest's token has already placed another order. */
  | { status: 'unverified'; isTokenUsed?: boolean }
  /** The cash orders that are on the way to this phone are already too many or too expensive. */
  | { status: 'cash-limit' }
  /** Too many online orders from this phone or network were not paid. */
  | { status: 'unpaid-limit' }
  /** At least one product is not delivered to the district of the address. */
  | { status: 'not-delivered' }
  | { status: 'failed' }
  | { status: 'unknown' };

/** Results after which the order is certainly not placed. */
const NOT_PLACED: readonly Outcome['status'][] = [
  'changed',
  'empty',
  'failed',
  'unverified',
  'cash-limit',
  'unpaid-limit',
  'not-delivered',
];

/** Context of an order that the server places, because the form was posted without JavaScript. */
export interface PostedOrder {
  request: Request;
  idempotencyKey: string;
  /** Aborts the attempt when the page's time limit ends. */
  signal: AbortSignal;
  /** Token of a guest whose phone the same form has verified. */
  token?: string;
}

/**
 * Places an order under an idempotency key. A browser uses the key of the tab's pending order.
 * Never throws: every failure becomes a result.
 */
export async function sendOrder(
  body: OrderBody,
  order: PostedOrder | Pick<PostedOrder, 'token'> = {},
): Promise<Outcome> {
  if ('request' in order) return trySending(body, order);
  const outcome = await withAbortLimit(BACKGROUND_MS, (signal) =>
    trySending(body, { ...order, signal }),
  );
  if (NOT_PLACED.includes(outcome.status)) forgetRefusedOrder();
  return outcome;
}

async function trySending(body: OrderBody, call: Call, isRetry = false): Promise<Outcome> {
  const { idempotencyKey = idempotencyKeyFor(body) } = call;
  try {
    return {
      status: 'placed',
      order: await callApi(placeOrder, { ...call, idempotencyKey, body }),
    };
  } catch (error) {
    // Retries once after a truncated reply, because the order may have been placed. The idempotency
    // key makes the retry safe.
    const isTruncated = error instanceof ApiError && error.kind === 'contract';
    const isFirst = isTruncated && !isRetry;
    return isFirst ? trySending(body, call, true) : settledResult(error, call.request);
  }
}

async function settledResult(error: unknown, request?: Request): Promise<Outcome> {
  if (!(error instanceof ApiError) || error.kind !== 'http') return { status: 'unknown' };
  const { status = 500, code } = error;
  if (status === 401) return { status: 'signed-out' };
  if (code === 'phone-unverified') return { status: 'unverified' };
  if (code === 'guest-order-placed') return { status: 'unverified', isTokenUsed: true };
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

/** Changes to the customer's saved addresses that the shopper requested with the order. */
interface AddressChanges {
  addressToSave?: PostalAddress;
  /** Uuid of the saved address whose upazila is replaced by the upazila of the order. */
  addressToCorrect?: string;
}

interface FollowUp {
  /** URL of the payment page; `undefined` if nothing is paid online. */
  gatewayUrl?: string;
  /** Message about the saved or corrected address (specification section 8). */
  message?: MessageDescriptor;
}

/**
 * Starts the payment of a placed order. Saves or corrects an address if the shopper requested that.
 * Failures are only logged: the order can be paid on the thank-you page, and it contains the
 * address anyway.
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
        // A fixed key, so that the request can be repeated safely after a lost reply.
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
  // Because of the key, a form that is posted twice saves the address only once.
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
