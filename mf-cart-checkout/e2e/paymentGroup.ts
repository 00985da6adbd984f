import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { GatewayMarket } from './gatewayMarket';

/**
 * Time limit in ms, counted from the moment when the shop may ask the payment gateway. Pages on a
 * busy machine need this long.
 */
export const LIMIT_MS = 60_000;

export const expectSoon = expect.configure({ timeout: LIMIT_MS });

export const THANKS = /^Thank you, your order is placed$/;

export const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
export const payButtons = (page: Page) => main(page).getByRole('button', { name: /^Pay by / });

export const thanksOf = ({ origin }: GatewayMarket, orderUuid: string) =>
  `${origin}/thank-you?order=${orderUuid}`;

type Turns = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * A group of orders. They are placed one after another and then wait for their results in parallel.
 */
export interface Group {
  market: GatewayMarket;
  browser: Browser;
  placing: Turns;
  looking: Turns;
}

export const openGroup = (market: GatewayMarket, browser: Browser): Group => ({
  market,
  browser,
  placing: takeTurns(),
  looking: takeTurns(),
});

/**
 * Runs functions serially. If two dozen pages opened at the same time, the shop would fetch the
 * payment methods too slowly, and would offer cash only.
 */
function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const turn = last.then(act, act);
    last = turn;
    return turn;
  };
}

/**
 * An order whose result is known. `thanks` is the URL of its thank-you page. `expectPage` checks
 * the result in a tab, `expectEnd` checks it outside the browser.
 */
export interface Ended {
  thanks: string;
  expectPage(page: Page, isFresh: boolean): Promise<void>;
  expectEnd(): Promise<void>;
}

/**
 * Checks a finished order in all open tabs and in a new tab. An open thank-you page with scripts
 * updates itself. All other tabs are loaded again.
 */
export async function lookAtEnd(
  context: BrowserContext,
  { thanks, expectPage, expectEnd }: Ended,
  hasScripts: boolean,
): Promise<void> {
  await expectEnd();
  for (const page of context.pages()) {
    const isFresh = !hasScripts || !page.url().includes('/thank-you');
    if (isFresh) await lookAgain(page, thanks);
    await expectPage(page, isFresh);
  }
  const page = await context.newPage();
  await page.goto(thanks);
  await expectPage(page, true);
}

/**
 * Opens the thank-you page if the tab shows another page. Then loads the page again: by the "Look
 * again" link if the page shows it, otherwise by a reload. The link is shown while a payment is
 * being confirmed.
 */
async function lookAgain(page: Page, thanks: string): Promise<void> {
  if (!page.url().includes('/thank-you')) await page.goto(thanks);
  const link = main(page).getByRole('link', { name: 'Look again' });
  if (await link.isVisible()) await link.click();
  else await page.reload();
}
