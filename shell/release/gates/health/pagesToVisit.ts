import { type PageTable, type PartName, patternOf } from '@marketplace/contracts/pages/pageTable';
import { matchPath } from 'react-router-dom';

export interface PageToVisit {
  /** Path pattern in the page table. */
  pattern: string;
  owner: PartName;
  /** A path that matches the pattern. */
  path: string;
}

const ADDRESS = /<loc>([^<]+)<\/loc>/g;

/**
 * @returns one path for each pattern of the page table. A pattern with parameters gets a path from
 * the shop's sitemap, and is left out if the sitemap has none.
 * @param origin of the gateway, without a trailing slash
 */
export async function pagesToVisit(origin: string, pages: PageTable): Promise<PageToVisit[]> {
  const listed = await readSitemap(`${origin}/sitemap.xml`);
  return pages.flatMap((page): PageToVisit[] => {
    const { path: pattern, owner } = page;
    const fixed = patternOf(page).replace(/\/:\w+\?$/, '');
    if (!fixed.includes(':')) return [{ pattern, owner, path: fixed }];
    const path = listed.find((address) => matchPath(pattern, address));
    return path === undefined ? [] : [{ pattern, owner, path }];
  });
}

/**
 * @returns the paths in a sitemap and in the sitemaps that it links to; empty if the sitemap cannot
 * be fetched
 */
async function readSitemap(url: string): Promise<string[]> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return [];
  const text = await response.text();
  const addresses = [...text.matchAll(ADDRESS)].map(([, address = '']) => new URL(address));
  if (!text.includes('<sitemapindex')) return addresses.map(({ pathname }) => pathname);
  // The listed sitemaps have the shop's public origin, which is replaced by that of this gateway.
  const parts = addresses.map(({ pathname }) => readSitemap(new URL(pathname, url).href));
  return (await Promise.all(parts)).flat();
}
