import {
  ownerOf,
  type PageTable,
  type PartName,
  patternOf,
} from '@marketplace/contracts/pages/pageTable';

/** The page that a path belongs to, for logs and metrics. */
export interface FoundPage {
  /** Pattern from the page table, such as `/product/:slug`; `other` if no page has this path. */
  page: string;
  owner: PartName;
}

export type PageFinder = (pathname: string) => FoundPage;

export function createPageFinder(table: PageTable): PageFinder {
  const pages = table.map((entry) => {
    const source = patternOf(entry).split('/').filter(Boolean).map(expressionOf).join('');
    const expression = new RegExp(`^${source}/?$`, 'i');
    return { page: entry.path, owner: entry.owner, expression };
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

/** Regular expression for one segment of a pattern, e.g. `:slug?`. */
function expressionOf(segment: string): string {
  if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  return `/${segment.replace(/[^\w-]/g, '\\$&')}`;
}
