import { useLingui } from '@lingui/react/macro';
import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import styled from '@marketplace/contracts/styled';

/** Names of the languages, each in the language itself, so that its speakers recognise it. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', bn: 'বাংলা', fr: 'Français' };

/**
 * Links to this page in each language. Their markup is the same on every page, so that it can be
 * cached. The gateway adds the rest of the URL (`preserveQuery`), and the server stores the
 * language in a cookie for 365 days (specification sections 2 and 9).
 */
export function LanguageSelector() {
  const { t, i18n } = useLingui();
  return (
    <Root role="list" aria-label={t`Language`}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={`?lang=${locale}`}
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

// Has few styles, because a document may contain this list twice.
const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;

  li > a {
    display: flex;
    align-items: center;
    width: auto;
    min-height: var(--target);
    min-width: var(--target);
    padding: 0 var(--space-3) 0 0;
    color: inherit;
    text-decoration: none;
  }

  li > a[aria-current] {
    text-decoration: underline;
  }
`;
