import { unindexedPrefixes } from '@marketplace/contracts/pages/pageTable';
import { landingPath } from '@marketplace/contracts/routes';

/** Personal pages, sign-up steps and API calls, which search engines must not index. */
const PRIVATE = [...unindexedPrefixes(), '/api'];

/** Path of pictures. Search engines may index them, even though the API serves them. */
const PICTURES = '/api/media/';

/** Writes `robots.txt` (RFC 9309). If two rules match a path, the longer one applies. */
export function robotsTxt(origin: string, brandSlug: string): string {
  const landing = landingPath(brandSlug);
  // Rules match prefixes: `/cart` also matches `/carthage`.
  const allowed = [
    PICTURES,
    ...(PRIVATE.some((path) => landing.startsWith(path)) ? [landing] : []),
  ];
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...allowed.map((path) => `Allow: ${path}`),
    '',
    // Cut at white space, so that the Host header of a request cannot inject a line.
    `Sitemap: ${origin.replace(/\s.*/s, '')}/sitemap.xml`,
    '',
  ].join('\n');
}
