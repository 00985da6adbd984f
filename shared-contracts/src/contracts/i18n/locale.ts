import { I18N_COOKIE, readCookie } from '../cookies';

/** Languages of specification section 9; the first one is the default. */
export const LOCALES = ['en', 'bn', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language of a request: that of `?lang=`, otherwise the visitor's preference. */
export function localeOf(request: Request): Locale {
  const chosen = new URL(request.url).searchParams.get('lang');
  if (isLocale(chosen)) return chosen;
  const { headers } = request;
  return localeOfVisitor(headers.get('cookie') ?? '', headers.get('accept-language') ?? '');
}

/**
 * The language that a visitor prefers, from the headers of a request: the `i18n_redirected` cookie,
 * then the best entry of `Accept-Language`, then English.
 */
export function localeOfVisitor(cookie: string, acceptLanguage: string): Locale {
  const kept = readCookie(cookie, I18N_COOKIE);
  return isLocale(kept) ? kept : preferredLocale(acceptLanguage);
}

/**
 * The language of the page whose loader runs. On the server, the request names it. In a browser,
 * the document names it, because the request that a loader gets in a browser has no cookies.
 */
export const localeOfPage = (request: Request): Locale =>
  typeof document === 'undefined' ? localeOf(request) : localeOfDocument();

/** The language of the document. Works only in a browser. */
export function localeOfDocument(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : LOCALES[0];
}

/**
 * The best supported entry of `Accept-Language`, otherwise English. Never throws, even if the
 * header is invalid.
 */
export function preferredLocale(acceptLanguage: string): Locale {
  const ranked = acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...options] = entry.trim().split(';');
      const weight = options
        .find((option) => option.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { language: tag.toLowerCase().split('-')[0], weight: weight ? Number(weight) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of ranked) if (isLocale(language)) return language;
  return LOCALES[0];
}
