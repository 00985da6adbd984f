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

/** Cookies that do not change a shared page: scripts read them after it has arrived. */
const HARMLESS_COOKIES: readonly string[] = [
  CART_UUID_COOKIE,
  CART_QUANTITY_COOKIE,
  CONSENT_COOKIE,
  I18N_COOKIE,
  // It chooses the composition, and each composition has its own cache.
  RELEASE_COOKIE,
  WANTED_PAGE_COOKIE,
];

/** Pages of longer addresses are not cached. */
const LONGEST_URL = 1000;

interface Visit {
  /** Path and query of the request. */
  url: string;
  origin: string;
  cookie?: string;
  acceptLanguage?: string;
}

/** The request for a shared page: the page depends on nothing else. */
export interface SharedPage {
  /** Path, and the query fields that the page reads. */
  url: string;
  origin: string;
  locale: Locale;
}

/**
 * The shared page that a visit requests; `undefined` if the reply may depend on the visitor: by its address, by
 * a cookie that is not known to be harmless, or because `lang` sets a cookie.
 */
export function sharedPageOf(
  { url, origin, cookie = '', acceptLanguage = '' }: Visit,
  brandSlug: string,
): SharedPage | undefined {
  if (url.length > LONGEST_URL || !URL.canParse(origin + url)) return undefined;
  const { pathname, search, searchParams, origin: readOrigin } = new URL(origin + url);
  // A path such as `/product/../orders` is resolved to another one, so the cache does not handle it.
  const isPlain = url.startsWith(pathname) && /^(\?|$)/.test(url.slice(pathname.length));
  if (!isPlain || readOrigin !== origin || !isPrefetchablePath(pathname, brandSlug)) {
    return undefined;
  }
  // Each other spelling would be cached separately.
  if (!isSpelledAsLinks(pathname, brandSlug)) return undefined;
  if (searchParams.has('lang') || !hasOnlyHarmlessCookies(cookie)) return undefined;
  const locale = localeOfVisitor(cookie, acceptLanguage);
  return { url: pathname + readQueryOf(pathname, search, brandSlug), origin, locale };
}

const FIRST_SEGMENTS = new Set(PAGES.map(({ path }) => path.split('/')[1]));

/** True for the spelling that links use: routes also match other cases and a trailing slash. */
function isSpelledAsLinks(pathname: string, brandSlug: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  const hasSlash = pathname !== '/' && pathname.endsWith('/');
  return !hasSlash && (first === brandSlug || FIRST_SEGMENTS.has(first));
}

function hasOnlyHarmlessCookies(cookie: string): boolean {
  const names = cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return names.every((name) => name === '' || HARMLESS_COOKIES.includes(name));
}
