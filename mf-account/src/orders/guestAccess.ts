import { ApiError } from '@marketplace/contracts/api/client';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { readAccessToken } from '@marketplace/contracts/cookies';
import { redirect } from '@marketplace/contracts/router';
import { trackOrderPath } from '@marketplace/contracts/routes';

/** The call `sendOrderCode`. Only its id, because most pages do not need its schemas. */
export const SEND_ORDER_CODE = { id: 'sendOrderCode' } as const;

export const isCustomer = (request?: Request) => readAccessToken(request) !== undefined;

/** True if guests can open the pages of their orders and cancel them. */
export const isOpenToGuests = (request: Request) => isCallSupported(SEND_ORDER_CODE, request);

/**
 * Throws a redirect to order tracking if the API refuses a guest's token, because there the guest
 * gets another code. Returns after any other error.
 */
export function redirectExpiredGuest(error: unknown, request: Request): void {
  const isRefused = error instanceof ApiError && error.status === 401;
  if (isRefused && !isCustomer(request)) throw redirect(trackOrderPath());
}
