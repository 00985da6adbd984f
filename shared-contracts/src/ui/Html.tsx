import styled from '@marketplace/contracts/styled';

type HtmlProps = {
  /** HTML that the API has passed through its allow-list: a product's or blog post's description. */
  html: string;
};

/**
 * The only place that puts HTML into a page unescaped. Safe because the API sanitises it on output
 * (allow-list of elements and attributes, no scripts, styles or event handlers), and should that
 * ever fail, the page's Content-Security-Policy runs no inline script and no unlisted one. Texts
 * typed by shoppers (reviews, comments) are plain and never come here.
 */
export function Html({ html }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API, see above.
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
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

  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
  }

  th,
  td {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    text-align: start;
  }
`;
