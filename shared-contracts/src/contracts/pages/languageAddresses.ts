import { LOCALES, type Locale } from '../i18n/locale';

/** The URL of a page in one language, for `hreflang`. */
export interface LanguageAddress {
  hreflang: Locale | 'x-default';
  /** Absolute URL. */
  href: string;
}

/**
 * The absolute URL of a page in a language.
 * @param locale undefined for the URL without a language, where the visitor's preference decides
 * @param path percent-encoded path and query, without `lang`
 * @param origin `https://host` of the storefront
 */
export function addressIn(locale: Locale | undefined, path: string, origin: string): string {
  const address = `${origin}${path}`;
  return locale ? `${address}${path.includes('?') ? '&' : '?'}lang=${locale}` : address;
}

/**
 * The URLs of one page in all languages. The page's head and the sitemap list the same URLs,
 * because search engines accept only alternates that name each other. At the URL for `x-default`,
 * the visitor's preference decides.
 * @param path percent-encoded path and query, without `lang`
 * @param origin `https://host` of the storefront
 */
export function languageAddresses(path: string, origin: string): LanguageAddress[] {
  return [
    ...LOCALES.map((locale) => ({ hreflang: locale, href: addressIn(locale, path, origin) })),
    { hreflang: 'x-default', href: addressIn(undefined, path, origin) },
  ];
}
