import { msg } from '@lingui/core/macro';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { readAccessToken, readGuestToken } from '@marketplace/contracts/cookies';
import { toast } from '@marketplace/contracts/notices';
import { isFormPost, redirectOn } from '@marketplace/contracts/pages/formPost';
import { redirectToLogin } from '@marketplace/contracts/pages/redirectToLogin';
import { redirect } from '@marketplace/contracts/router';
import { ordersPath, trackOrderPath } from '@marketplace/contracts/routes';
import { bus } from '../../contracts';
import { isRefused } from '../requests/refusals';
import { translate } from '../requests/translate';

/** The call `sendOrderCode`. Only its id, because most pages do not need its schemas. */
export const SEND_ORDER_CODE = { id: 'sendOrderCode' } as const;

export const isCustomer = (request?: Request) => readAccessToken(request) !== undefined;

/**
 * True for a visitor who is not signed in, and so may be a guest with an opened order. False if the
 * session of a customer has ended on the open page. Read it before a call, because the shell removes a
 * customer's token that the API refuses.
 */
export function isGuest(request: Request): boolean {
  const isOpenSession =
    typeof document !== 'undefined' && bus.retained('session:changed')?.isLogin === true;
  return !isCustomer(request) && !isOpenSession;
}

/** True if guests can open the pages of their orders and cancel them. */
export const isOpenToGuests = (request: Request) => isCallSupported(SEND_ORDER_CODE, request);

/**
 * Asks a visitor without any token to log in. In a browser nobody is asked, because scripts cannot
 * read the token that opens a guest's order.
 * @throws a redirect
 */
export function requireToken(request: Request): void {
  if (typeof document !== 'undefined' || isCustomer(request) || readGuestToken(request)) return;
  throw redirectToLogin(request);
}

/**
 * Runs an action of a page that guests can open too. If the API refuses a guest's token, redirects to
 * order tracking, where the guest gets another code. Drafts of the form stay in the tab.
 */
export async function actAsGuest<Result>(
  request: Request,
  act: () => Promise<Result>,
): Promise<Result> {
  const byGuest = isGuest(request);
  try {
    return await act();
  } catch (error) {
    if (!byGuest || !isRefused(error)) throw error;
    const message = await translate(msg`Your code has ended. Please enter a new one.`, request);
    if (isFormPost()) {
      throw redirectOn(request, trackOrderPath(), { notice: { kind: 'error', message } });
    }
    toast.error(message);
    throw redirect(trackOrderPath());
  }
}

/**
 * Returns a redirect if the API has refused a guest's token, otherwise the error. From the page of
 * an order, whose token has expired, it leads to order tracking; from anywhere else to the login.
 */
export function refusal(error: unknown, request: Request, byGuest: boolean): unknown {
  if (!byGuest || !isRefused(error)) return error;
  return isLeavingOrder(request) ? redirect(trackOrderPath()) : redirectToLogin(request);
}

/** True in a browser that navigates from the page of an order to another page. */
function isLeavingOrder(request: Request): boolean {
  if (typeof document === 'undefined') return false;
  const { pathname } = location;
  return pathname.startsWith(`${ordersPath()}/`) && pathname !== new URL(request.url).pathname;
}
