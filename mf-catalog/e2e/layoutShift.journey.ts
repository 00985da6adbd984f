import { text } from 'node:stream/consumers';
import { dose } from '@marketplace/contracts/testing/dose';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { startProxy } from '@marketplace/contracts/testing/journeys/stack/startProxy';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

/** Enough for a frame to be painted in between. */
const PAUSE_MS = 60;
const PIECES = dose({ gate: 15, soak: 30 });

/** One page of each shape. */
const SHAPES = [
  '/',
  '/product/everyday-kurta',
  '/category',
  '/product?minPrice=2&maxPrice=3',
  '/shop/bogura-krishi',
  '/shoplist',
];
const PATHS = dose({ gate: SHAPES, soak: [...SHAPES, '/category/river-fish'] });

// A page that is left early aborts what it was fetching.
test.use({ allowsConsoleProblems: true });

test('a page that comes in pieces stands still from its first paint @both', async ({ page }) => {
  test.slow();
  const shop = await startSlowPages();
  try {
    await recordLayoutShifts(page);
    for (const path of PATHS) {
      await page.goto(`${shop.origin}${path}`);
      expect(await readLayoutShifts(page, { arrivalTolerance: 0 }), path).toEqual([]);
    }
  } finally {
    await page.goto('about:blank');
    await shop.stop();
  }
});

/**
 * A way to the shop over which pages come in pieces, cut between elements of their main part, as a
 * slow network brings them and a slow phone paints them. Everything else comes as it is.
 */
function startSlowPages() {
  return startProxy(stack.origin, ({ incoming, reply, pass }) => {
    const isPage = String(incoming.headers.accept).includes('text/html');
    pass(
      async (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isPage) return void answer.pipe(reply);
        for (const piece of piecesOf(await text(answer))) {
          reply.write(piece);
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
        reply.end();
      },
      isPage ? { 'accept-encoding': 'identity' } : {},
    );
  });
}

/** Cuts before the end of every part with neighbours below or beside it, and of some of the rest. */
function piecesOf(html: string): string[] {
  const start = html.indexOf('<main');
  const ends = [...html.matchAll(/<\/(h1|h2|p|li|nav|details|aside|form|section|main)>/g)].filter(
    ({ index }) => index > start,
  );
  const step = Math.ceil(ends.length / PIECES);
  const cuts = ends
    .filter(([, name], place) => name === 'aside' || name === 'details' || place % step === 0)
    .map(({ index }) => index);
  return [0, ...cuts].map((cut, place) => html.slice(cut, cuts[place]));
}
