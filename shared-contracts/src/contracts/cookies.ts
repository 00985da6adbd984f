import Cookies from 'js-cookie';

// Names of the shop's cookies, except the cookie of test sessions (`testSession`). Specification
// section 3 prescribes `accessToken`, `cartUuid`, `cartQuantity` and `i18n_redirected`.

/** Cookie with the token of a signed-in customer. */
export const ACCESS_TOKEN_COOKIE = 'accessToken';
/** Cookie with the token of a guest's order. */
export const GUEST_TOKEN_COOKIE = 'guestToken';
/**
 * Cookie with the token that opens a guest's earlier order. It is hidden from scripts, so the
 * gateway adds the token to their calls.
 */
export const ORDER_TOKEN_COOKIE = 'orderToken';
export const CART_UUID_COOKIE = 'cartUuid';
export const CART_QUANTITY_COOKIE = 'cartQuantity';
export const I18N_COOKIE = 'i18n_redirected';
export const CONSENT_COOKIE = 'consent';
/** Cookie with the number that assigns a visitor to a canary release. */
export const RELEASE_COOKIE = 'release';
/** Cookie with a message for the page that follows a form without JavaScript (`formPost`). */
export const NOTICE_COOKIE = 'notice';
/**
 * Cookie with the path of the guarded page that a visitor without a valid token has requested
 * (`redirectToLogin`).
 */
export const WANTED_PAGE_COOKIE = 'wantedPage';
/** Cookie that only tests whether the browser accepts cookies (`formPost`). */
export const COOKIE_PROBE = 'cookieProbe';

const DAY_SECONDS = 86_400;
export const CART_SECONDS = 30 * DAY_SECONDS;
const LANGUAGE_SECONDS = 365 * DAY_SECONDS;
const CONSENT_SECONDS = 365 * DAY_SECONDS;
/**
 * Lifetime, in seconds, of the cookie with the requested page. It is long enough for slow phones,
 * because the home page reads the cookie only after hydration.
 */
const WANTED_PAGE_SECONDS = 120;

/**
 * Writes a cookie in the browser. Its lifetime is a duration and not a date, because a browser
 * compares a date with the device's clock. If that clock is ahead, the browser drops the cookie
 * immediately.
 */
function write(name: string, value: string, seconds: number): void {
  // js-cookie sets `Path=/` by default. `Secure` is set only on https, because on plain http a
  // browser would drop the cookie.
  const secure = location.protocol === 'https:';
  Cookies.set(name, value, { 'max-age': String(seconds), sameSite: 'Lax', secure });
}

/** Value of one cookie in a `Cookie` header; `undefined` if it is absent or cannot be decoded. */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const split = pair.indexOf('=');
    if (split < 0 || pair.slice(0, split).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(split + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Reads a cookie from the document in a browser, and from the request on a server. */
function read(name: string, request?: Request): string | undefined {
  if (typeof document !== 'undefined') return Cookies.get(name);
  return readCookie(request?.headers.get('cookie') ?? '', name);
}

export const readAccessToken = (request?: Request) => read(ACCESS_TOKEN_COOKIE, request);
export const readGuestToken = (request?: Request) =>
  read(GUEST_TOKEN_COOKIE, request) ?? read(ORDER_TOKEN_COOKIE, request);
export const readCartUuid = (request?: Request) => read(CART_UUID_COOKIE, request);

/** Number of pieces in the cart, as last stored in this browser; 0 if unknown or invalid. */
export function readCartQuantity(request?: Request): number {
  const quantity = Number(read(CART_QUANTITY_COOKIE, request));
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}

/**
 * Stores a customer's token, and removes a guest's token.
 * @param seconds time for which the API accepts the token, see `secondsUntil` of `client`
 */
export function writeAccessToken(accessToken: string, seconds: number): void {
  clearGuestToken();
  write(ACCESS_TOKEN_COOKIE, accessToken, seconds);
}

/**
 * Removes the tokens of customer and guest, because the next shopper on this device may be another
 * person.
 */
export function clearAccessToken(): void {
  clearGuestToken();
  Cookies.remove(ACCESS_TOKEN_COOKIE);
}

/** @param seconds time for which the API accepts the token, see `secondsUntil` of `client` */
export function writeGuestToken(guestToken: string, seconds: number): void {
  write(GUEST_TOKEN_COOKIE, guestToken, seconds);
}

const clearGuestToken = () => Cookies.remove(GUEST_TOKEN_COOKIE);

export function writeCart(cartUuid: string, totalQuantity: number): void {
  write(CART_UUID_COOKIE, cartUuid, CART_SECONDS);
  write(CART_QUANTITY_COOKIE, String(totalQuantity), CART_SECONDS);
}

export function clearCart(): void {
  Cookies.remove(CART_UUID_COOKIE);
  Cookies.remove(CART_QUANTITY_COOKIE);
}

export const readConsentCookie = () => read(CONSENT_COOKIE);

/** Purposes that the visitor has agreed to. After a refusal, the only item is `none`. */
export const readPurposes = (answer: string): string[] => answer.split('.');

export function writeConsentCookie(answer: string): void {
  write(CONSENT_COOKIE, answer, CONSENT_SECONDS);
}

export function writeLocale(locale: string): void {
  write(I18N_COOKIE, locale, LANGUAGE_SECONDS);
}

/** The requested page, kept in memory if the browser blocks cookies. */
let wantedPage: string | undefined;

export function writeWantedPage(path: string): void {
  write(WANTED_PAGE_COOKIE, path, WANTED_PAGE_SECONDS);
  wantedPage = read(WANTED_PAGE_COOKIE) ? undefined : path;
}

/**
 * Reads on the server which page a visitor without a token has requested; `undefined` for a
 * customer. The value is not validated.
 */
export const readWantedPage = (request: Request): string | undefined =>
  readAccessToken(request) === undefined ? read(WANTED_PAGE_COOKIE, request) : undefined;

/** Reads and clears the requested page. The value is not validated. */
export function takeWantedPage(): string | undefined {
  const path = read(WANTED_PAGE_COOKIE) ?? wantedPage;
  wantedPage = undefined;
  if (path !== undefined) Cookies.remove(WANTED_PAGE_COOKIE);
  return path;
}

/** `Set-Cookie` value with which the server removes the customer's token. */
export const EXPIRED_ACCESS_TOKEN = `${ACCESS_TOKEN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
/** `Set-Cookie` value with which the server removes the token of a guest's earlier order. */
export const EXPIRED_ORDER_TOKEN = `${ORDER_TOKEN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`;
/** `Set-Cookie` value with which the server removes the cookie of the requested page. */
export const EXPIRED_WANTED_PAGE = `${WANTED_PAGE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
/**
 * @param isSecure true on an https page; a browser drops a secure cookie that comes over plain http
 */
export const localeCookie = (locale: string, isSecure: boolean) =>
  `${I18N_COOKIE}=${locale}; Path=/; Max-Age=${LANGUAGE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
/** @param isSecure true on an https page, as in `localeCookie` */
export const wantedPageCookie = (path: string, isSecure: boolean) =>
  `${WANTED_PAGE_COOKIE}=${encodeURIComponent(path)}; Path=/; Max-Age=${WANTED_PAGE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
