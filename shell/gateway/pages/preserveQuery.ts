import { isLocale } from '@marketplace/contracts/i18n/locale';

interface Visit {
  /** Path and query of the request. */
  url: string;
  /** `Referer` of the request. */
  referer?: string;
  origin: string;
}

/** Maximum length of a URL to redirect to. */
const LONGEST_URL = 2000;

/**
 * Adds the query of the referring page to a link that selects a language. Such links contain only
 * `?lang=bn`, so that they are the same for every query.
 * @returns the URL to redirect to; `undefined` if there is nothing to add, or if the link was on
 * another page
 */
export function preserveQuery({ url, referer = '', origin }: Visit): string | undefined {
  const [path = '', search = ''] = url.split('?');
  const locale = /^lang=(\w+)$/.exec(search)?.[1];
  if (!isLocale(locale) || path.startsWith('//') || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  if (from.origin !== origin || from.pathname !== path) return undefined;
  from.searchParams.delete('lang');
  if (from.search.length < 2 || from.search.length > LONGEST_URL) return undefined;
  return `${path}${from.search}&lang=${locale}`;
}
