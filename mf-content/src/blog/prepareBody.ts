import { type Sanitized, sanitizeHtml } from '@marketplace/contracts/ui/sanitizeHtml';
import type { TextHeading } from '../ContentsList';

export interface PreparedBody {
  html: Sanitized;
  /** Headings of the sections, in the order of the text. */
  headings: TextHeading[];
}

// Matches headings in the output of `sanitizeHtml`, which closes every element and removes ids.
const HEADING = /<h2([^>]*)>(.*?)<\/h2>/gs;

/** Sanitises the body of a post, and gives its headings ids for a table of contents. */
export function prepareBody(body: string): PreparedBody {
  const headings: TextHeading[] = [];
  const html = sanitizeHtml(body).replace(HEADING, (_, attributes: string, inside: string) => {
    const id = `section-${headings.length + 1}`;
    headings.push({ id, title: plainText(inside) });
    return `<h2 id="${id}"${attributes}>${inside}</h2>`;
  });
  // The cast is safe: the only change to the sanitised text is an id from this file.
  return { html: html as Sanitized, headings };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
