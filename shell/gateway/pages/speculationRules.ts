import { type PageTable, prefetchablePatterns } from '@marketplace/contracts/pages/pageTable';
import type { FastifyInstance } from 'fastify';

const PATH = '/speculation-rules.json';

/**
 * Returns the rules by which a browser prefetches a shared page when the pointer rests on a link to
 * the page or presses the link. They apply until the current page is hydrated and prefetches data
 * itself. They exclude personal pages, and links that select a language, because such links set a
 * cookie.
 */
export const speculationRules = (pages: PageTable) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: prefetchablePatterns(pages) },
          { not: { href_matches: '/*\\?*lang=*' } },
          // Selects `a`, because with `*` the browser would restyle the whole page after hydration.
          { not: { selector_matches: '[data-alive] a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export function serveSpeculationRules(gateway: FastifyInstance, pages: () => PageTable): void {
  gateway.get(PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .send(JSON.stringify(speculationRules(pages()))),
  );
}

/**
 * Returns the header that announces the rules, or no header for a visitor who saves data.
 * @param saveData `Save-Data` header of the request
 */
export const speculationHeaders = (saveData: string | string[] | undefined) =>
  saveData === undefined ? { 'speculation-rules': `"${PATH}"` } : {};
