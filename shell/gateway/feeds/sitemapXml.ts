import { languageAddresses } from '@marketplace/contracts/pages/languageAddresses';
import { escapeXml } from '../../src/page/escapeHtml';

/** Maximum length of an escaped origin, in bytes. A host name has at most 253 bytes. */
export const LONGEST_ORIGIN = 300;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** Number of pages in each chunk of the stream. */
const BATCH = 100;

/** Number of entries per page: one for each of its URLs. */
export const ENTRIES_PER_PAGE = languageAddresses('/', '').length;
const ADDRESSES_PER_PAGE = ENTRIES_PER_PAGE * (1 + ENTRIES_PER_PAGE);

/**
 * Writes the entries of a page: one for each of its URLs, with and without a language. Each entry
 * lists all these URLs as alternates, as search engines require.
 * @param path percent-encoded, so that its length equals its number of bytes
 */
export function pageEntries(origin: string, path: string): string {
  const addresses = languageAddresses(path, origin).map(({ hreflang, href }) => ({
    hreflang,
    href: escapeXml(href),
  }));
  const links = addresses.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
  );
  const alternates = links.join('');
  return addresses.map(({ href }) => `<url><loc>${href}</loc>${alternates}</url>\n`).join('');
}

/** Size in bytes of the entries of a page, for an origin of the maximum length. */
export const pageBytes = (path: string) =>
  pageEntries('', path).length + ADDRESSES_PER_PAGE * LONGEST_ORIGIN;

/**
 * Streams the sitemap of a list of paths.
 * @param read called only when the first path is needed, because `readLines` drops lines that
 * nobody awaits
 */
export async function* urlSet(
  origin: string,
  read: () => AsyncIterable<string> | Iterable<string>,
) {
  yield `${HEAD}<urlset ${NAMESPACE} ${LINK_NAMESPACE}>\n`;
  let batch: string[] = [];
  for await (const path of read()) {
    batch.push(pageEntries(origin, path));
    if (batch.length < BATCH) continue;
    yield batch.join('');
    batch = [];
  }
  yield `${batch.join('')}</urlset>\n`;
}

export function sitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
