import { prefetchablePatterns } from '@marketplace/contracts/pages/pageTable';
import type { FastifyInstance } from 'fastify';

const PATH = '/speculation-rules.json';

/**
 * Pages that a browser may fetch before a link is followed: those for everybody, when the pointer rests on a
 * link or presses it, until the page is alive and fetches data itself (`composition/prefetch`). Pages of
 * one shopper are not among them, nor is a choice of language, which sets a cookie.
 */
export const speculationRules = (brandSlug: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: prefetchablePatterns(brandSlug) },
          { not: { href_matches: '/*\\?*lang=*' } },
          // Named by their tag: for `*` the browser would restyle all of the page once it is alive.
          { not: { selector_matches: '[data-alive] a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export function serveSpeculationRules(gateway: FastifyInstance, brandSlug: string): void {
  const rules = JSON.stringify(speculationRules(brandSlug));
  gateway.get(PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .send(rules),
  );
}

/**
 * Headers by which a page names the rules; none for a visitor who saves data.
 *
 * @param saveData `Save-Data` of the request
 */
export const speculationHeaders = (saveData: string | string[] | undefined) =>
  saveData === undefined ? { 'speculation-rules': `"${PATH}"` } : {};
