import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { GatewayMarket } from './gatewayMarket';

/** After the gateway can be asked; pages of a busy machine have as long. */
export const LIMIT_MS = 60_000;

export const expectSoon = expect.configure({ timeout: LIMIT_MS });

export const THANKS = /^Thank you, your order is placed$/;

export const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
export const payButtons = (page: Page) => main(page).getByRole('button', { name: /^Pay by / });

/** Address of the thank-you page of an order. */
export const thanksOf = ({ origin }: GatewayMarket, orderUuid: string) =>
  `${origin}/thank-you?order=${orderUuid}`;

type Turns = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** Orders that are placed one after the other, and wait side by side. */
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
 * Starts each act when the one before has ended: a shop that opens two dozen pages at once is too slow to
 * ask which ways to pay there are, and offers cash alone.
 */
function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const turn = last.then(act, act);
    last = turn;
    return turn;
  };
}

/** An order that is placed, with what its shopper sees, and what holds of it from its end on. */
export interface Ended {
  thanks: string;
  expectPage(page: Page, isFresh: boolean): Promise<void>;
  expectEnd(): Promise<void>;
}

/** Looks at an order that has ended: in the tabs that are open, which say so by themselves, and in a new one. */
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

/** By the link of a page that waits and does not look by itself. */
async function lookAgain(page: Page, thanks: string): Promise<void> {
  if (!page.url().includes('/thank-you')) await page.goto(thanks);
  const link = main(page).getByRole('link', { name: 'Look again' });
  if (await link.isVisible()) await link.click();
  else await page.reload();
}
