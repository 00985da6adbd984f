import type { IncomingMessage } from 'node:http';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import {
  type Exchange,
  startProxy,
} from '@marketplace/contracts/testing/journeys/stack/startProxy';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import type { Page } from '@playwright/test';
import fc from 'fast-check';

/**
 * Number of faults per 100 requests for documents and API calls. The full run has more faults than
 * the soak, because it makes fewer purchases.
 */
const ONE_BY_ONE = workload({
  gate: { reset: 20, truncated: 8 },
  soak: { reset: 5, truncated: 1 },
});
/** Number of faults per 100 requests for files. It is low, because a page needs dozens of files. */
const FILES = { reset: 5, truncated: 1 };
/** Maximum number of consecutive reloads. Even a patient shopper gives up after that. */
const RELOADS = 8;

const faultsOf = ({ url = '', headers }: IncomingMessage) =>
  url.startsWith('/api/') || headers['sec-fetch-dest'] === 'document' ? ONE_BY_ONE : FILES;

/**
 * Starts a proxy in front of the shop that resets some requests and truncates some replies. The
 * seed makes the faults reproducible.
 */
export function startChaos(seed: number) {
  const [chances] = fc.sample(fc.infiniteStream(fc.nat(99), { noHistory: true }), {
    seed,
    numRuns: 1,
  });
  return startProxy(stack.origin, ({ incoming, reply, pass }: Exchange): void => {
    const { reset, truncated } = faultsOf(incoming);
    const chance = chances?.next().value ?? 0;
    pass((answer) => {
      const { headers, statusCode = 502 } = answer;
      if (chance < reset) {
        answer.resume();
        reply.destroy();
        return;
      }
      reply.writeHead(statusCode, headers);
      if (chance >= reset + truncated) {
        answer.pipe(reply);
        return;
      }
      answer.once('data', (chunk: Buffer) => {
        reply.write(chunk.subarray(0, chunk.length / 2), () => reply.destroy());
      });
      answer.once('end', () => reply.destroy());
    });
  });
}

/**
 * True if the page's footer appears in time. A truncated document and the browser's own error page
 * have no footer.
 */
const isWhole = (page: Page) =>
  page
    .getByRole('contentinfo')
    .waitFor({ timeout: 6000 })
    .then(
      () => true,
      () => false,
    );

/**
 * Reloads the page, as a person would, until the browser shows the whole page.
 * @param isReady further check of a page that has its footer
 * @returns the number of reloads
 */
export async function reloadBroken(page: Page, isReady = async () => true): Promise<number> {
  for (let reloads = 0; ; reloads += 1) {
    if ((await isWhole(page)) && (await isReady())) return reloads;
    expect(reloads, 'reloads in a row').toBeLessThan(RELOADS);
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
  }
}

/**
 * Opens a page through the proxy.
 * @returns the number of reloads
 */
export async function openInChaos(page: Page, url: string, isReady?: () => Promise<boolean>) {
  await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
  return reloadBroken(page, isReady);
}
