import type { ErrorCode } from '@marketplace/contracts/notices/errorCodes';

/** Status with which the API sends each error code. The code `fault` may have any status. */
export const ERROR_STATUSES: Readonly<Record<ErrorCode, number | 'any'>> = {
  'already-open': 409,
  'already-reviewed': 409,
  'amount-mismatch': 409,
  'bad-notification': 401,
  'bad-signature': 401,
  'bad-url': 400,
  'cart-changed': 409,
  'cart-empty': 409,
  'cart-full': 409,
  'cash-limit': 409,
  'code-sent': 429,
  'complaint-open': 409,
  'complaint-settled': 409,
  'currency-mismatch': 409,
  'email-in-use': 409,
  'email-unverified': 409,
  fault: 'any',
  'gateway-unavailable': 503,
  'guest-order-placed': 409,
  'idempotency-key-reused': 409,
  'in-stock': 409,
  internal: 500,
  'invalid-form': 400,
  'invalid-input': 400,
  'invalid-json': 400,
  'invalid-request': 400,
  'method-not-allowed': 405,
  'no-consent': 403,
  'not-arrived': 409,
  'not-bought': 403,
  'not-delivered': 409,
  'not-found': 404,
  'not-open': 409,
  'not-received': 403,
  'not-received-late': 409,
  'not-reopenable': 409,
  'order-cancelled': 409,
  'order-expired': 409,
  'order-paid': 409,
  'order-replaced': 409,
  'order-sent': 409,
  'orders-open': 409,
  'out-of-stock': 409,
  overloaded: 503,
  'parcel-cancelled': 409,
  'parcel-needed': 409,
  'parcel-sent': 409,
  'password-needed': 403,
  'payment-confirming': 409,
  'payment-method-not-offered': 400,
  'payment-starting': 503,
  'phone-in-use': 409,
  'phone-unverified': 409,
  'promo-unknown': 404,
  'promo-used': 409,
  'reference-mismatch': 409,
  'refund-open': 409,
  'refund-settled': 409,
  refused: 409,
  'shop-closed': 409,
  'too-large': 413,
  'too-many': 409,
  'too-many-pieces': 409,
  'too-many-tries': 429,
  unauthorized: 401,
  unavailable: 503,
  'unpaid-limit': 409,
  'unsupported-media-type': 415,
  'wrong-credentials': 401,
  'wrong-otp': 400,
  'wrong-passkey': 400,
  'wrong-password': 403,
  'wrong-variant': 400,
};

/** By status, the error code that any API call may return. */
const GENERAL_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid-input',
  401: 'unauthorized',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-tries',
  500: 'internal',
  503: 'unavailable',
};

/** @returns the code of an error whose cause is not known */
export const defaultCode = (status: number): ErrorCode => GENERAL_CODES[status] ?? 'fault';

/** Explains why the API never sends a code with a status. Returns `undefined` if it may do so. */
export function findCodeFault(status: number, code: string): string | undefined {
  // A check by `in` would also find the names that every object inherits.
  const own = Object.entries(ERROR_STATUSES).find(([known]) => known === code)?.[1];
  if (own === undefined) return 'no error of the contract has this code';
  return own === 'any' || own === status ? undefined : `write it with the status ${own}`;
}
