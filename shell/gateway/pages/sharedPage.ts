import {
  CART_QUANTITY_COOKIE,
  CART_UUID_COOKIE,
  CONSENT_COOKIE,
  COOKIE_PROBE,
  I18N_COOKIE,
  RELEASE_COOKIE,
  readCookie,
  WANTED_PAGE_COOKIE,
} from '@marketplace/contracts/cookies';
import { type Locale, localeOfVisitor } from '@marketplace/contracts/i18n/locale';
import {
  isPrefetchablePath,
  type Page,
  type PageTable,
  patternOf,
  readQueryOf,
} from '@marketplace/contracts/pages/pageTable';
import { homePath } from '@marketplace/contracts/routes';

/**
 * Cookies that do not make a page personal: scripts in the browser read them, or the caches
 * distinguish pages by them.
 */
const HARMLESS_COOKIES: readonly string[] = [
  CART_UUID_COOKIE,
  CART_QUANTITY_COOKIE,
  CONSENT_COOKIE,
  COOKIE_PROBE,
  I18N_COOKIE,
  // This cookie selects the composition, and each composition has its own cache.
  RELEASE_COOKIE,
  WANTED_PAGE_COOKIE,
];

/** Maximum length of a URL whose page is cached. */
const LONGEST_URL = 1000;

interface Visit {
  /** Path and query of the request. */
  url: string;
  origin: string;
  cookie?: string;
  acceptLanguage?: string;
}

/** Everything that a shared page depends on. */
export interface SharedPage {
  /** Path, and the query fields that the page reads. */
  url: string;
  origin: string;
  locale: Locale;
}

/**
 * Returns the shared page that a visit requests. Returns `undefined` if the reply may depend on the
 * visitor. The reason may be the URL, a cookie that is not known to be harmless, or the query field
 * `lang`, which sets a cookie.
 */
export function sharedPageOf(
  { url, origin, cookie = '', acceptLanguage = '' }: Visit,
  pages: PageTable,
): SharedPage | undefined {
  if (url.length > LONGEST_URL || !URL.canParse(origin + url)) return undefined;
  const { pathname, search, searchParams, origin: readOrigin } = new URL(origin + url);
  // A path such as `/product/../orders` resolves to another path, so it is not cached.
  const isPlain = url.startsWith(pathname) && /^(\?|$)/.test(url.slice(pathname.length));
  if (!isPlain || readOrigin !== origin || !isPrefetchablePath(pages, pathname)) {
    return undefined;
  }
  // Other spellings are not cached, because each spelling would need its own cache entry.
  if (!isSpelledAsLinks(pages, pathname)) return undefined;
  if (searchParams.has('lang') || !hasOnlyHarmlessCookies(cookie)) return undefined;
  // With this cookie, the home page is personal: it sends a browser without scripts to the login.
  if (pathname === homePath() && readCookie(cookie, WANTED_PAGE_COOKIE)) return undefined;
  const locale = localeOfVisitor(cookie, acceptLanguage);
  return { url: pathname + readQueryOf(pages, pathname, search), origin, locale };
}

/**
 * True if the first segment of a path is spelled as in links, and the path has no trailing slash.
 * Routes also match other letter cases and a trailing slash.
 */
function isSpelledAsLinks(pages: PageTable, pathname: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  const hasSlash = pathname !== '/' && pathname.endsWith('/');
  const isLinked = (page: Page) => first === patternOf(page).split('/')[1];
  return !hasSlash && pages.some(isLinked);
}

function hasOnlyHarmlessCookies(cookie: string): boolean {
  const names = cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return names.every((name) => name === '' || HARMLESS_COOKIES.includes(name));
}
