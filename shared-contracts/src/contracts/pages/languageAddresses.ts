import { LOCALES, type Locale } from '../i18n/locale';

/** The address of a page in one language, for `hreflang`. */
export interface LanguageAddress {
  hreflang: Locale | 'x-default';
  /** Absolute address. */
  href: string;
}

/**
 * The absolute address of a page in a language.
 * @param locale left out for the address at which the visitor's preference decides
 * @param path percent-encoded path and query, without `lang`
 * @param origin `https://host` of the storefront
 */
export function addressIn(locale: Locale | undefined, path: string, origin: string): string {
  const address = `${origin}${path}`;
  return locale ? `${address}${path.includes('?') ? '&' : '?'}lang=${locale}` : address;
}

/**
 * All addresses of one page, the same in its head and in the sitemap, because search engines accept
 * only alternates that name each other. At `x-default` the visitor's preference decides.
 * @param path percent-encoded path and query, without `lang`
 * @param origin `https://host` of the storefront
 */
export function languageAddresses(path: string, origin: string): LanguageAddress[] {
  return [
    ...LOCALES.map((locale) => ({ hreflang: locale, href: addressIn(locale, path, origin) })),
    { hreflang: 'x-default', href: addressIn(undefined, path, origin) },
  ];
}
