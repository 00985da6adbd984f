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

/** Faults in 100 requests for a document or a call: more where few purchases are tried. */
const ONE_BY_ONE = workload({
  gate: { reset: 20, truncated: 8 },
  soak: { reset: 5, truncated: 1 },
});
/** The same of files: a page has dozens. */
const FILES = { reset: 5, truncated: 1 };
/** As often in a row as a patient shopper loads a page again. */
const RELOADS = 8;

const faultsOf = ({ url = '', headers }: IncomingMessage) =>
  url.startsWith('/api/') || headers['sec-fetch-dest'] === 'document' ? ONE_BY_ONE : FILES;

/** The shop behind a proxy that resets some requests, and truncates the answers to others, by a seed. */
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

/** The last region of a page: what is cut short lacks it, as does the browser's own error page. */
const isWhole = (page: Page) =>
  page
    .getByRole('contentinfo')
    .waitFor({ timeout: 6000 })
    .then(
      () => true,
      () => false,
    );

/**
 * Presses reload while the browser cannot show the page whole, as a person does.
 * @param isReady of a page that is whole
 * @returns how often
 */
export async function reloadBroken(page: Page, isReady = async () => true): Promise<number> {
  for (let reloads = 0; ; reloads += 1) {
    if ((await isWhole(page)) && (await isReady())) return reloads;
    expect(reloads, 'reloads in a row').toBeLessThan(RELOADS);
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
  }
}

/** Opens a page through a storm; @returns how often it had to be loaded again */
export async function openInChaos(page: Page, url: string, isReady?: () => Promise<boolean>) {
  await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
  return reloadBroken(page, isReady);
}
