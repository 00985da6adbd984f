import Cookies from 'js-cookie';

/**
 * All cookie names: the four of specification section 3; the token of a guest's order; the
 * visitor's consent; the number that assigns visitors to a canary release; the message for the page
 * after a form that was sent without JavaScript (`formPost`); and the guarded page from which a
 * visitor was redirected to the home page (`redirectToLogin`).
 */
export const ACCESS_TOKEN_COOKIE = 'accessToken';
export const GUEST_TOKEN_COOKIE = 'guestToken';
export const CART_UUID_COOKIE = 'cartUuid';
export const CART_QUANTITY_COOKIE = 'cartQuantity';
export const I18N_COOKIE = 'i18n_redirected';
export const CONSENT_COOKIE = 'consent';
export const RELEASE_COOKIE = 'release';
export const NOTICE_COOKIE = 'notice';
export const WANTED_PAGE_COOKIE = 'wantedPage';

export const CART_COOKIE_DAYS = 30;
const LANGUAGE_COOKIE_DAYS = 365;
const CONSENT_COOKIE_DAYS = 365;
/**
 * Lifetime, in seconds, of the cookie with the requested page. The home page reads this cookie
 * after hydration, which can take long on a slow phone.
 */
const WANTED_PAGE_SECONDS = 120;

function attributes(expires: Date | number): Cookies.CookieAttributes {
  // js-cookie sets `Path=/` by default. With `Secure`, a browser would drop the cookie on plain
  // http.
  return { expires, sameSite: 'Lax', secure: location.protocol === 'https:' };
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

/** Value of a cookie: in the browser from the document, on the server from the request. */
function read(name: string, request?: Request): string | undefined {
  if (typeof document !== 'undefined') return Cookies.get(name);
  return readCookie(request?.headers.get('cookie') ?? '', name);
}

export const readAccessToken = (request?: Request) => read(ACCESS_TOKEN_COOKIE, request);
export const readGuestToken = (request?: Request) => read(GUEST_TOKEN_COOKIE, request);
export const readCartUuid = (request?: Request) => read(CART_UUID_COOKIE, request);

/** Number of pieces in the cart, as last stored in this browser; 0 if unknown or invalid. */
export function readCartQuantity(request?: Request): number {
  const quantity = Number(read(CART_QUANTITY_COOKIE, request));
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}

/** @param expiresAt ISO 8601 moment at which the API stops accepting the token. */
export function writeAccessToken(accessToken: string, expiresAt: string): void {
  clearGuestToken();
  Cookies.set(ACCESS_TOKEN_COOKIE, accessToken, attributes(new Date(expiresAt)));
}

/**
 * Removes the tokens of customer and guest, because the next shopper on this device may be another
 * person.
 */
export function clearAccessToken(): void {
  clearGuestToken();
  Cookies.remove(ACCESS_TOKEN_COOKIE);
}

/** @param expiresAt ISO 8601 moment at which the API stops accepting the token. */
export function writeGuestToken(guestToken: string, expiresAt: string): void {
  Cookies.set(GUEST_TOKEN_COOKIE, guestToken, attributes(new Date(expiresAt)));
}

const clearGuestToken = () => Cookies.remove(GUEST_TOKEN_COOKIE);

export function writeCart(cartUuid: string, totalQuantity: number): void {
  Cookies.set(CART_UUID_COOKIE, cartUuid, attributes(CART_COOKIE_DAYS));
  Cookies.set(CART_QUANTITY_COOKIE, String(totalQuantity), attributes(CART_COOKIE_DAYS));
}

export function clearCart(): void {
  Cookies.remove(CART_UUID_COOKIE);
  Cookies.remove(CART_QUANTITY_COOKIE);
}

export const readConsentCookie = () => read(CONSENT_COOKIE);

/** Purposes that the visitor has agreed to; after a refusal, only `none`. */
export const readPurposes = (answer: string): string[] => answer.split('.');

export function writeConsentCookie(answer: string): void {
  Cookies.set(CONSENT_COOKIE, answer, attributes(CONSENT_COOKIE_DAYS));
}

export function writeLocale(locale: string): void {
  Cookies.set(I18N_COOKIE, locale, attributes(LANGUAGE_COOKIE_DAYS));
}

export function writeWantedPage(path: string): void {
  const expires = new Date(Date.now() + WANTED_PAGE_SECONDS * 1000);
  Cookies.set(WANTED_PAGE_COOKIE, path, attributes(expires));
}

/** Reads and removes the cookie with the requested page. The value is not validated. */
export function takeWantedPage(): string | undefined {
  const path = read(WANTED_PAGE_COOKIE);
  if (path !== undefined) Cookies.remove(WANTED_PAGE_COOKIE);
  return path;
}

/** `Set-Cookie` value with which the server removes the customer's token. */
export const EXPIRED_ACCESS_TOKEN = `${ACCESS_TOKEN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
/**
 * @param isSecure true on an https page; a browser drops a secure cookie that comes over plain http
 */
export const localeCookie = (locale: string, isSecure: boolean) =>
  `${I18N_COOKIE}=${locale}; Path=/; Max-Age=${LANGUAGE_COOKIE_DAYS * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
/** @param isSecure true on an https page, as in `localeCookie` */
export const wantedPageCookie = (path: string, isSecure: boolean) =>
  `${WANTED_PAGE_COOKIE}=${encodeURIComponent(path)}; Path=/; Max-Age=${WANTED_PAGE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
