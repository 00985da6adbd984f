import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { PAGES, type PartName } from '@marketplace/contracts/pages/pageTable';
import { matchPath } from 'react-router-dom';

export interface PageToVisit {
  /** As in the page table. */
  pattern: string;
  owner: PartName;
  /** An address of it. */
  path: string;
}

const SLUG = /^\/:brand$/;
const ADDRESS = /<loc>([^<]+)<\/loc>/g;

/**
 * One address of each line of the page table: those with a parameter from the sitemap of the shop, and
 * left out where it lists none.
 *
 * @param origin of the gateway, without a trailing slash
 */
export async function pagesToVisit(origin: string): Promise<PageToVisit[]> {
  const listed = await readSitemap(`${origin}/sitemap.xml`);
  return PAGES.flatMap(({ path: pattern, owner }): PageToVisit[] => {
    const fixed = SLUG.test(pattern)
      ? `/${process.env.MARKET_BRAND_SLUG || defaultMarketConfig.brandSlug}`
      : pattern.replace(/\/:\w+\?$/, '');
    if (!fixed.includes(':')) return [{ pattern, owner, path: fixed }];
    const path = listed.find((address) => matchPath(pattern, address));
    return path === undefined ? [] : [{ pattern, owner, path }];
  });
}

/** Paths of a sitemap and of those that it names; none where it cannot be had. */
async function readSitemap(url: string): Promise<string[]> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return [];
  const text = await response.text();
  const addresses = [...text.matchAll(ADDRESS)].map(([, address = '']) => new URL(address));
  if (!text.includes('<sitemapindex')) return addresses.map(({ pathname }) => pathname);
  // A shop behind another public origin is asked at its own.
  const parts = addresses.map(({ pathname }) => readSitemap(new URL(pathname, url).href));
  return (await Promise.all(parts)).flat();
}
