import { escapeHtml } from '../../src/page/escapeHtml';

/** Bytes, escaped; a host name has at most 253. */
export const LONGEST_ORIGIN = 300;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Entries per chunk. */
const BATCH = 500;

/** @param path percent-encoded, so ASCII: its length is its bytes */
export const urlEntry = (origin: string, path: string) =>
  `<url><loc>${escapeHtml(origin + path)}</loc></url>\n`;

/**
 * Streams a sitemap of paths.
 * @param read opens the paths when the first is needed: `readLines` drops lines nobody awaits yet
 */
export async function* urlSet(origin: string, read: () => AsyncIterable<string>) {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  let batch: string[] = [];
  for await (const path of read()) {
    batch.push(urlEntry(origin, path));
    if (batch.length < BATCH) continue;
    yield batch.join('');
    batch = [];
  }
  yield `${batch.join('')}</urlset>\n`;
}

/** The sitemap index. */
export function sitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
