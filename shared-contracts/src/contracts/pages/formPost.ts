import { secondsUntil } from '@marketplace/contracts/api/client';
import {
  type ACCESS_TOKEN_COOKIE,
  CART_QUANTITY_COOKIE,
  CART_SECONDS,
  CART_UUID_COOKIE,
  COOKIE_PROBE,
  type GUEST_TOKEN_COOKIE,
  NOTICE_COOKIE,
  type ORDER_TOKEN_COOKIE,
  readCookie,
} from '../cookies';
import { cutText } from '../i18n/graphemes';
import { parseUrl } from './ownPath';

/**
 * True for a form that the browser sent without JavaScript, or before JavaScript had loaded: its
 * action runs on the server (decision 047). The gateway accepts such forms only from pages of
 * the shop.
 */
export const isFormPost = () => typeof document === 'undefined';

/** Text of a toast that the visitor's next page shows. */
export interface Notice {
  kind: 'success' | 'error';
  message: string;
}

interface Answer {
  /** Path to redirect to if the browser does not say which page of this shop sent the form. */
  fallback: string;
  notice?: Notice;
  /** `Set-Cookie` values. */
  cookies?: readonly string[];
}

/** Redirects to the page that contains the form, or to `fallback` if that page is unknown. */
export const redirectBack = (request: Request, { fallback, ...answer }: Answer): Response =>
  redirectOn(request, refererOf(request) ?? fallback, answer);

/**
 * Redirects after a form was sent. The status is 303, so that a reload does not send the form
 * again.
 * @param location path, or URL of a payment page
 */
export function redirectOn(
  request: Request,
  location: string,
  { notice, cookies = [] }: Omit<Answer, 'fallback'> = {},
): Response {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (notice) headers.append('set-cookie', noticeCookie(request, notice));
  return new Response(null, { status: 303, headers });
}

/** Path and query of the page that sent a request; `undefined` if it is not a page of this shop. */
function refererOf(request: Request): string | undefined {
  const referer = parseUrl(request.headers.get('referer') ?? '');
  if (!referer) return undefined;
  const { host, pathname, search } = referer;
  // A path that begins with two slashes would name another host.
  const isPath = host === new URL(request.url).host && !pathname.startsWith('//');
  return isPath ? pathname + search : undefined;
}

const NOTICE_SECONDS = 60;
const PROBE_SECONDS = 60;
/**
 * Upper limit for a notice's message, in characters: a cookie has at most 4096 bytes, and a
 * percent-encoded Bangla letter takes nine.
 */
const LONGEST_MESSAGE = 300;

function setCookie(request: Request, name: string, value: string, seconds: number): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  const attributes = `Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
}

/** `Set-Cookie` values that store a cart, or remove it if it has no uuid. */
export function cartCookies(
  request: Request,
  { uuid, totalQuantity }: { uuid: string | null; totalQuantity: number },
): string[] {
  const seconds = uuid === null ? 0 : CART_SECONDS;
  return [
    setCookie(request, CART_UUID_COOKIE, uuid ?? '', seconds),
    setCookie(request, CART_QUANTITY_COOKIE, String(totalQuantity), seconds),
  ];
}

/**
 * `Set-Cookie` value of a token; removes the cookie if the token has expired.
 * @param expiresAt ISO 8601 moment at which the API stops accepting the token
 */
export function tokenCookie(
  request: Request,
  name: typeof ACCESS_TOKEN_COOKIE | typeof GUEST_TOKEN_COOKIE | typeof ORDER_TOKEN_COOKIE,
  { token, expiresAt }: { token: string; expiresAt: string },
): string {
  return setCookie(request, name, token, secondsUntil(expiresAt));
}

/**
 * Tests whether the browser that sends a form accepts cookies. A form without any cookie is
 * redirected once: the browser then sends the form again, together with a cookie.
 * @returns `undefined` if the browser sent a cookie; a redirect if the first request has no cookie;
 * a `Set-Cookie` value if the second request has no cookie either. The page that says that cookies
 * are blocked sets this cookie, so that the visitor can allow cookies and send the form once more
 */
export function probeCookies(request: Request): Response | string | undefined {
  if (request.headers.get('cookie')) return undefined;
  const probe = `${setCookie(request, COOKIE_PROBE, '1', PROBE_SECONDS)}; HttpOnly`;
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has(COOKIE_PROBE)) return probe;
  searchParams.set(COOKIE_PROBE, '1');
  // With 307, unlike 303, the browser repeats the POST request with its fields.
  const headers = { location: `${pathname}?${searchParams}`, 'set-cookie': probe };
  return new Response(null, { status: 307, headers });
}

/**
 * `Set-Cookie` value of a notice. The cookie is hidden from scripts, because only the server reads
 * it, to render the notice into the page.
 */
function noticeCookie(request: Request, { kind, message }: Notice): string {
  const text = JSON.stringify({ kind, message: cutText(message, LONGEST_MESSAGE) });
  return `${setCookie(request, NOTICE_COOKIE, text, NOTICE_SECONDS)}; HttpOnly`;
}

/** `Set-Cookie` value that removes a notice after the page has shown it. */
export const EXPIRED_NOTICE = `${NOTICE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`;

/** The notice to show on this page; `undefined` if there is none or the cookie is invalid. */
export function readNotice(request: Request): Notice | undefined {
  const text = readCookie(request.headers.get('cookie') ?? '', NOTICE_COOKIE);
  if (!text) return undefined;
  try {
    const { kind, message }: Partial<Notice> = JSON.parse(text);
    const isWhole = typeof message === 'string' && (kind === 'success' || kind === 'error');
    return isWhole ? { kind, message: cutText(message, LONGEST_MESSAGE) } : undefined;
  } catch {
    return undefined;
  }
}
