import { useMemo } from 'react';
import { SanitizedHtml } from './SanitizedHtml';
import { sanitizeHtml } from './sanitizeHtml';

type HtmlProps = {
  /** HTML of a shop or author: the description of a product or shop, or the body of a blog post. */
  html: string;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
};

/**
 * Shows HTML from the API. The API sanitises it, and this component sanitises it again, on the
 * server and in the browser (decision 022). Texts of shoppers (reviews, comments) are plain text
 * and do not use this component.
 */
export function Html({ html, lang }: HtmlProps) {
  const sanitized = useMemo(() => sanitizeHtml(html), [html]);
  return <SanitizedHtml html={sanitized} lang={lang} />;
}
