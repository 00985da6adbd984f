import { unindexedPrefixes } from '@marketplace/contracts/pages/pageTable';
import { landingPath } from '@marketplace/contracts/routes';

/** Personal pages and sign-up steps, which search engines must not index. */
const PRIVATE = [...unindexedPrefixes(), '/api'];

/** Pictures on the API host may be indexed. */
const PICTURES = '/api/media/';

/** `robots.txt` (RFC 9309); of two matching rules, the longer one counts. */
export function robotsTxt(origin: string, brandSlug: string): string {
  const landing = landingPath(brandSlug);
  // Rules are prefixes: `/cart` also matches `/carthage`.
  const allowed = [
    PICTURES,
    ...(PRIVATE.some((path) => landing.startsWith(path)) ? [landing] : []),
  ];
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...allowed.map((path) => `Allow: ${path}`),
    '',
    // Cut at white space: a request's host must not inject a line.
    `Sitemap: ${origin.replace(/\s.*/s, '')}/sitemap.xml`,
    '',
  ].join('\n');
}
