import { isLocale } from '@marketplace/contracts/i18n/locale';

interface Visit {
  /** Path and query as they were asked for. */
  url: string;
  /** `Referer` of the request. */
  referer?: string;
  origin: string;
}

/** A longer one is not led to. */
const LONGEST_URL = 2000;

/**
 * Address with the whole query of the page whose link of a language was followed: such links name the
 * language alone (`?lang=bn`), so that they are the same on each page. `undefined` where nothing is to be
 * added, or where the visit does not come from the same page of this shop.
 */
export function keepQuery({ url, referer = '', origin }: Visit): string | undefined {
  const [path = '', search = ''] = url.split('?');
  const locale = /^lang=(\w+)$/.exec(search)?.[1];
  if (!isLocale(locale) || path.startsWith('//') || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  if (from.origin !== origin || from.pathname !== path) return undefined;
  from.searchParams.delete('lang');
  if (from.search.length < 2 || from.search.length > LONGEST_URL) return undefined;
  return `${path}${from.search}&lang=${locale}`;
}
