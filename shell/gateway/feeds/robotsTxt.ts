import { type PageTable, unindexedPrefixes } from '@marketplace/contracts/pages/pageTable';
import { landingPath } from '@marketplace/contracts/routes';

/** Path of pictures. Search engines may index pictures, but no other path of the API. */
const PICTURES = '/api/media/';

/** Writes `robots.txt` (RFC 9309). If two rules match a path, the longer one applies. */
export function robotsTxt(pages: PageTable, origin: string, brandSlug: string): string {
  // Search engines must not index personal pages, sign-up steps and API calls.
  const hidden = [...unindexedPrefixes(pages), '/api'];
  const landing = landingPath(brandSlug);
  // Rules match prefixes: `/cart` also matches `/carthage`. So the page of the brand needs a rule
  // of its own if its path begins with a hidden path.
  const allowed = [PICTURES, ...(hidden.some((path) => landing.startsWith(path)) ? [landing] : [])];
  return [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    ...allowed.map((path) => `Allow: ${path}`),
    '',
    // The origin is cut at white space, so that the Host header of a request injects no line.
    `Sitemap: ${origin.replace(/\s.*/s, '')}/sitemap.xml`,
    '',
  ].join('\n');
}
