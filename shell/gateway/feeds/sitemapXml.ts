import { languageAddresses } from '@marketplace/contracts/pages/languageAddresses';
import { escapeXml } from '../../src/page/escapeHtml';

/** Bytes, escaped; a host name has at most 253. */
export const LONGEST_ORIGIN = 300;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** Pages per chunk. */
const BATCH = 100;

/** Entries per page: one for each of its addresses. */
export const ENTRIES_PER_PAGE = languageAddresses('/', '').length;
const ADDRESSES_PER_PAGE = ENTRIES_PER_PAGE * (1 + ENTRIES_PER_PAGE);

/**
 * The entries of a page: one for each language, each with all languages as alternates, as search engines
 * require.
 *
 * @param path percent-encoded, so ASCII: its length is its bytes
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

/** Bytes of the entries of a page with the longest origin. */
export const pageBytes = (path: string) =>
  pageEntries('', path).length + ADDRESSES_PER_PAGE * LONGEST_ORIGIN;

/**
 * Streams a sitemap of paths.
 * @param read opens the paths when the first is needed: `readLines` drops lines that nobody awaits
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

/** The sitemap index. */
export function sitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
