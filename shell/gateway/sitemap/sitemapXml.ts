import { escapeHtml } from '../../src/app/server/escapeHtml';

/** Bytes, escaped; a host name has at most 253. */
export const LONGEST_ORIGIN = 300;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Entries that are sent together. */
const BATCH = 500;

/** @param path percent-encoded, so ASCII: its length is its bytes */
export const urlEntry = (origin: string, path: string) =>
  `<url><loc>${escapeHtml(origin + path)}</loc></url>\n`;

/**
 * A sitemap of paths, as it is sent.
 * @param read called once they are wanted: lines of a file that nobody waits for yet are lost
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

/** The sitemap that names the others. */
export function sitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
