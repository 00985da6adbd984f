import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import type { APIRequestContext } from '@playwright/test';

/** Rows of the page table that belong to mf-content. */
export const CONTENT_PAGES = PROJECT_PAGES.filter(({ owner }) => owner === 'mf_content');

/**
 * Returns the path of an existing page for a path of the page table, which may be a pattern
 * (`/:brand`).
 */
export async function addressOf(path: string, request: APIRequestContext): Promise<string> {
  if (path !== '/blog/:slug') return path.replace('/:brand', '/nodibazar');
  const { items } = await callMarket<{ items: { handle: string }[] }>(request, '/blog');
  return `/blog/${items[0]?.handle}`;
}
