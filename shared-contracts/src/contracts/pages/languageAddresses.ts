import { LOCALES, type Locale } from '../i18n/locale';

/** The address of a page for readers of one language, as `hreflang` names it. */
export interface LanguageAddress {
  hreflang: Locale | 'x-default';
  /** Absolute. */
  href: string;
}

/**
 * The absolute address of a page in a language; without one, where the visitor's preference decides.
 *
 * @param path percent-encoded path and query, without `lang`
 * @param origin `https://host` of the storefront
 */
export function addressIn(locale: Locale | undefined, path: string, origin: string): string {
  const address = `${origin}${path}`;
  return locale ? `${address}${path.includes('?') ? '&' : '?'}lang=${locale}` : address;
}

/**
 * All addresses of one page, the same for its head and for the sitemap: search engines heed only
 * alternates that name each other. `x-default` is where the visitor's preference decides.
 *
 * @param path percent-encoded path and query, without `lang`
 * @param origin `https://host` of the storefront
 */
export function languageAddresses(path: string, origin: string): LanguageAddress[] {
  return [
    ...LOCALES.map((locale) => ({ hreflang: locale, href: addressIn(locale, path, origin) })),
    { hreflang: 'x-default', href: addressIn(undefined, path, origin) },
  ];
}
