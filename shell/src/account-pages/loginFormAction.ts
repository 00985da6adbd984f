import { logout, signIn } from '@marketplace/contracts/api/auth';
import { ApiError } from '@marketplace/contracts/api/client';
import {
  ACCESS_TOKEN_COOKIE,
  EXPIRED_ACCESS_TOKEN,
  EXPIRED_ORDER_TOKEN,
  GUEST_TOKEN_COOKIE,
  readAccessToken,
  readCartUuid,
} from '@marketplace/contracts/cookies';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { failureMessage } from '@marketplace/contracts/notices';
import {
  cartCookies,
  probeCookies,
  redirectOn,
  tokenCookie,
} from '@marketplace/contracts/pages/formPost';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { data } from '@marketplace/contracts/router';
import { checkoutPath, homePath, loginVerificationPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { type LoginErrors, validateLogin } from '../auth/signIn';
import { COOKIES_BLOCKED } from '../auth/useSignInFailure';
import { logFailure } from '../errors/logFailure';

/** Errors with which the form is shown again, and the typed e-mail address or phone. */
interface LoginProblem {
  errors?: LoginErrors;
  /** Error that concerns the whole form. */
  problem?: string | MessageDescriptor;
  typed: string;
}

/**
 * Handles the forms of login and logout on the server (specification sections 4 and 5). A login
 * stores the token in a cookie. It redirects to the phone verification if the phone is not
 * verified, otherwise to the page that the URL names or to the home page. If the input is invalid,
 * the API refuses the login or the browser blocks cookies, the form is shown again without the
 * password. A browser without any cookie is first asked to send the form again with a cookie.
 */
export async function loginFormAction(request: Request) {
  const form = await request.formData();
  if (form.has('isLogout')) return logOut(request);
  const typed = String(form.get('emailOrPhone') ?? '');
  const { errors, credentials } = validateLogin(form);
  if (!credentials) return data<LoginProblem>({ errors, typed }, 400);
  const probe = probeCookies(request);
  if (probe instanceof Response) return probe;
  if (probe) {
    const headers = { 'set-cookie': probe };
    return data<LoginProblem>({ problem: COOKIES_BLOCKED, typed }, { status: 400, headers });
  }
  try {
    const { accessToken, expiresAt, phoneVerified } = await callApi(signIn, {
      body: credentials,
      request,
    });
    const to = new URL(request.url).searchParams.get('to');
    const next = to === 'checkout' ? checkoutPath() : ownPath(to);
    const cookies = await claimCart(request, accessToken).catch((error: unknown) => {
      if (!isMissing(error)) logFailure('the cart at login', error);
      return [];
    });
    return redirectOn(request, phoneVerified ? (next ?? homePath()) : loginVerificationPath(next), {
      cookies: [
        tokenCookie(request, ACCESS_TOKEN_COOKIE, { token: accessToken, expiresAt }),
        ...expiredGuestTokens(request),
        ...cookies,
      ],
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem = await failureMessage(error, request);
    return data<LoginProblem>({ problem, typed }, error.status ?? 503);
  }
}

async function logOut(request: Request): Promise<Response> {
  const token = readAccessToken(request);
  const mustRemoveCart =
    token !== undefined &&
    (await claimCart(request, token).then(
      () => true,
      // Removes the cart's cookies even if the claim failed, because the next visitor could see the
      // cart. Keeps the cookies after a 404, because then the API stores no carts of customers.
      (error: unknown) => !isMissing(error),
    ));
  if (token) {
    // The token's cookie is removed even if the API fails, as in a logout with JavaScript.
    await callApi(logout, { token, request }).catch((error: unknown) =>
      logFailure('logout', error),
    );
  }
  const cookies = [EXPIRED_ACCESS_TOKEN, ...expiredGuestTokens(request)];
  if (mustRemoveCart) cookies.push(...cartCookies(request, { uuid: null, totalQuantity: 0 }));
  return redirectOn(request, homePath(), { cookies });
}

/**
 * Assigns the cart from the cookie to the customer.
 * @returns `Set-Cookie` values for the customer's cart
 * @throws ApiError, with status 404 if the API stores no carts of customers
 */
async function claimCart(request: Request, token: string): Promise<string[]> {
  const cartUuid = readCartUuid(request) ?? null;
  // Imported on demand, because browsers do not need this endpoint's definition.
  const { claimCart: call } = await import('@marketplace/contracts/api/publicCart');
  return cartCookies(request, await callApi(call, { token, body: { cartUuid }, request }));
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Cookies that remove a guest's tokens, because the next visitor may be another person. */
const expiredGuestTokens = (request: Request) => [
  tokenCookie(request, GUEST_TOKEN_COOKIE, { token: '', expiresAt: new Date(0).toISOString() }),
  EXPIRED_ORDER_TOKEN,
];
