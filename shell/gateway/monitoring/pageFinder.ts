import { ownerOf, type PageTable, type PartName } from '@marketplace/contracts/pages/pageTable';

/** The page that a path belongs to, for logs and metrics. */
export interface FoundPage {
  /** Pattern from the page table, such as `/product/:slug`; `other` if no page has this path. */
  page: string;
  owner: PartName;
}

export type PageFinder = (pathname: string) => FoundPage;

export function createPageFinder(table: PageTable): PageFinder {
  const pages = table.map(({ path, owner, segment }) => {
    const pattern = path === '/:brand' ? `/${segment}` : path;
    const source = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
    return { page: path, owner, expression: new RegExp(`^${source}/?$`, 'i') };
  });
  return (pathname) => {
    // The path may already be a pattern.
    const found = pages.find(
      ({ page, expression }) => page === pathname || expression.test(pathname),
    );
    if (found) return { page: found.page, owner: found.owner };
    return { page: 'other', owner: ownerOf(table, pathname) ?? 'shell' };
  };
}
