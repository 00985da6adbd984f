import styled from '@marketplace/contracts/styled';
import type { Sanitized } from './sanitizeHtml';

type SanitizedHtmlProps = {
  /** Output of `sanitizeHtml`, which runs in the browser or on the server. */
  html: Sanitized;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
};

/**
 * The only component that inserts HTML from the API into a page. Use it on pages whose loader has
 * sanitised the HTML, because the browser then needs no sanitiser for hydration. Other pages use
 * `Html`. Further defences are Trusted Types and the Content-Security-Policy, which allows only the
 * page's own scripts.
 */
export function SanitizedHtml({ html, lang }: SanitizedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above.
  return <Prose lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

const Prose = styled.div`
  max-width: var(--text-width);

  > * + * {
    margin-block-start: var(--space-4);
  }

  h2,
  h3,
  h4 {
    margin-block-start: var(--space-6);
  }

  > :first-child {
    margin-block-start: 0;
  }

  ul,
  ol {
    padding-inline-start: var(--space-5);
  }

  &:lang(bn) ol {
    list-style-type: bengali;
  }

  li + li {
    margin-block-start: var(--space-1);
  }

  img {
    border-radius: var(--radius-m);
  }

  blockquote {
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--color-deal);
    color: var(--color-ink-soft);
  }

  pre {
    white-space: pre-wrap;
  }

  /* Tables have smaller text, so that three columns fit on a phone. */
  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    font-size: var(--text-s);
  }

  th,
  td {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }

  /* In print, the URL follows each link, and tables do not scroll. */
  @media print {
    table {
      display: table;
    }

    a:is([href^='/'], [href^='http'])::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
    }
  }
`;
