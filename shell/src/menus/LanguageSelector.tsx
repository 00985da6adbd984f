import { useLingui } from '@lingui/react/macro';
import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import styled from '@marketplace/contracts/styled';

/** Each name in its own language, so that its readers recognise it. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', bn: 'বাংলা', fr: 'Français' };

/**
 * The languages as plain links to this page, the same on each so that parts of pages can be kept: the
 * gateway adds what else the address holds (`keepQuery`), and the server keeps the language in a cookie for
 * 365 days (specification sections 2 and 9).
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

// Short, for it stands twice in every document.
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
