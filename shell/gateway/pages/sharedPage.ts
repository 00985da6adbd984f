import {
  CART_QUANTITY_COOKIE,
  CART_UUID_COOKIE,
  CONSENT_COOKIE,
  I18N_COOKIE,
  RELEASE_COOKIE,
  WANTED_PAGE_COOKIE,
} from '@marketplace/contracts/cookies';
import { type Locale, localeOfVisitor } from '@marketplace/contracts/i18n/locale';
import { isPrefetchablePath, PAGES, readQueryOf } from '@marketplace/contracts/pages/pageTable';

/** Cookies that change nothing on a page for everybody: the browser heeds them after it has arrived. */
const HARMLESS_COOKIES: readonly string[] = [
  CART_UUID_COOKIE,
  CART_QUANTITY_COOKIE,
  CONSENT_COOKIE,
  I18N_COOKIE,
  // It decides whose composition makes the page, and pages of each are kept apart.
  RELEASE_COOKIE,
  WANTED_PAGE_COOKIE,
];

/** A longer address is rendered for the one who asks, and never kept. */
const LONGEST_URL = 1000;

interface Visit {
  /** Path and query as they were asked for. */
  url: string;
  origin: string;
  cookie?: string;
  acceptLanguage?: string;
}

/** The request for a page for everybody: it is made from nothing else. */
export interface SharedPage {
  /** Path, and of the query what the page reads. */
  url: string;
  origin: string;
  locale: Locale;
}

/**
 * The page for everybody that a visit asks for; `undefined` where the answer may be the visitor's own:
 * by its address, for a cookie that is not known to be harmless, or since `lang` sets a cookie.
 */
export function sharedPageOf(
  { url, origin, cookie = '', acceptLanguage = '' }: Visit,
  brandSlug: string,
): SharedPage | undefined {
  if (url.length > LONGEST_URL || !URL.canParse(origin + url)) return undefined;
  const { pathname, search, searchParams, origin: readOrigin } = new URL(origin + url);
  // Read otherwise than it is written, as `/product/../orders` is: not for a cache to judge.
  const isPlain = url.startsWith(pathname) && /^(\?|$)/.test(url.slice(pathname.length));
  if (!isPlain || readOrigin !== origin || !isPrefetchablePath(pathname, brandSlug)) {
    return undefined;
  }
  // In each other spelling it would be kept once more.
  if (!isSpelledAsLinks(pathname, brandSlug)) return undefined;
  if (searchParams.has('lang') || !hasOnlyHarmlessCookies(cookie)) return undefined;
  const locale = localeOfVisitor(cookie, acceptLanguage);
  return { url: pathname + readQueryOf(pathname, search, brandSlug), origin, locale };
}

const FIRST_SEGMENTS = new Set(PAGES.map(({ path }) => path.split('/')[1]));

/** True for the one spelling that links have: routes match in any case and with a slash at the end. */
function isSpelledAsLinks(pathname: string, brandSlug: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  const hasSlash = pathname !== '/' && pathname.endsWith('/');
  return !hasSlash && (first === brandSlug || FIRST_SEGMENTS.has(first));
}

function hasOnlyHarmlessCookies(cookie: string): boolean {
  const names = cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return names.every((name) => name === '' || HARMLESS_COOKIES.includes(name));
}
