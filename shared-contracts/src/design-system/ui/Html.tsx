import styled from '@marketplace/contracts/styled';
import { useMemo } from 'react';
import { sanitizeHtml } from './sanitizeHtml';

type HtmlProps = {
  /** HTML written by a shop or author: the description of a product or shop, the body of a blog post. */
  html: string;
};

/**
 * The only place that puts a host's HTML into a page. A host sends it sanitised, and it is
 * sanitised here again, on the server as in the browser (decision 022); behind that stand the
 * page's Content-Security-Policy, which runs no script without the page's nonce, and its Trusted
 * Types. Texts typed by shoppers (reviews, comments) are plain and never come here.
 */
export function Html({ html }: HtmlProps) {
  const sanitized = useMemo(() => sanitizeHtml(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above.
  return <Prose dangerouslySetInnerHTML={{ __html: sanitized }} />;
}

const Prose = styled.div`
  max-width: var(--text-width);
  overflow-wrap: anywhere;

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

  pre {
    white-space: pre-wrap;
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
    overflow-wrap: break-word;
    text-align: start;
  }
`;
