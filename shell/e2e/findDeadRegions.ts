import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { search } from '@marketplace/contracts/testing/journeys/pages/header';
import {
  navigateInside,
  touchPage,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import {
  expectLayout,
  expectWorkingPage,
  retryButton,
} from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { PROJECT_REMOTES } from '@marketplace/contracts/testing/projectPages';
import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { expect, type Page } from '@playwright/test';
import { pathOf } from './remotes';

const COMES_BY_ITSELF_MS = 3000;
const SEARCH_MS = 8000;

interface Visit {
  url: string;
  /** Remote whose pages are allowed to fail, if any. */
  broken?: RemoteName;
  /** Heading of the page at `pathOf(remote)` for each remote, as read from a working shop. */
  headings: Readonly<Record<RemoteName, string>>;
}

/**
 * Opens a page as a shopper does, searches, and goes to the page of every working remote.
 * @returns names of the regions that should work but do not
 */
export async function findDeadRegions(page: Page, visit: Visit): Promise<string[]> {
  const { url, broken, headings } = visit;
  const dead: string[] = [];
  const look = (name: string, check: () => Promise<unknown>) =>
    check().catch(() => void dead.push(name));

  await page.goto(url);
  await look('start', async () => {
    await touchPage(page);
    await waitForHydration(page);
  });
  // Waits, because a page that failed may recover by itself and would then close all menus and
  // dialogs.
  await retryButton(page)
    .waitFor({ state: 'hidden', timeout: COMES_BY_ITSELF_MS })
    .catch(() => undefined);
  await look('header and footer', () => expectLayout(page));
  await look('search', async () => {
    await search(page, 'rice');
    // If the product list belongs to the broken remote, the router waits for its code until
    // `DOCUMENT_MS`.
    const timeout = DOCUMENT_MS + SEARCH_MS;
    await expect(page).toHaveURL(/\/product\?.*rice/, { timeout });
    await expectLayout(page);
    if (broken !== 'mf_catalog') await expectWorkingPage(page);
  });
  for (const other of PROJECT_REMOTES.filter((remote) => remote !== broken)) {
    await look(`way to ${other}`, async () => {
      await navigateInside(page, pathOf(other));
      const heading = main(page).getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(headings[other] ?? '');
      await expectWorkingPage(page);
    });
  }
  return dead;
}
