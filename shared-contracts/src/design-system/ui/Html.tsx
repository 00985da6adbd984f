import { useMemo } from 'react';
import { SanitizedHtml } from './SanitizedHtml';
import { sanitizeHtml } from './sanitizeHtml';

type HtmlProps = {
  /** HTML written by a shop or author: the description of a product or shop, the body of a blog post. */
  html: string;
  /** Language of the text, where it is not the page's. */
  lang?: string | undefined;
};

/**
 * A host's HTML. A host sends it sanitised, and it is sanitised here again, on the server as in the
 * browser (decision 022). Texts typed by shoppers (reviews, comments) are plain and never come here.
 */
export function Html({ html, lang }: HtmlProps) {
  const sanitized = useMemo(() => sanitizeHtml(html), [html]);
  return <SanitizedHtml html={sanitized} lang={lang} />;
}
