import { useLingui } from '@lingui/react/macro';
import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import { useLocation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { useMarketConfig } from '../page/contexts';

/** Each name in its own language, so that its readers recognise it. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', bn: 'বাংলা', fr: 'Français' };

/**
 * The languages as plain links to this page: the server renders `?lang=` in that language and keeps it
 * in a cookie for 365 days (specification sections 2 and 9). Hidden unless the market enables it.
 */
export function LanguageSelector() {
  const { t, i18n } = useLingui();
  const { pathname, search } = useLocation();
  const { isLanguageSelectorShown } = useMarketConfig();
  if (!isLanguageSelectorShown) return null;
  const hrefOf = (locale: Locale) => {
    const query = new URLSearchParams(search);
    query.set('lang', locale);
    return `${pathname}?${query}`;
  };
  return (
    <Root role="list" aria-label={t`Language`}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={hrefOf(locale)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === i18n.locale || undefined}
          >
            {NAMES[locale]}
          </a>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-1);

  li > a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: auto;
    min-width: var(--target);
    min-height: var(--target);
    padding: 0 var(--space-2);
    color: inherit;
    text-decoration: none;
  }

  li > a[aria-current] {
    font-weight: var(--weight-medium);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;
