import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import { LateListFailure } from '../late-list-failure/LateListFailure';
import type { ListedProducts } from './fetchList';
import { LateFilterForm } from './filters/LateFilterForm';
import { LateNoResults, LatePages } from './lateParts';

/**
 * Fetches the code of the parts that a list is about to show, so that one that is reached by a link
 * inside the shop is whole when it shows. The server, and what it sent, need none of it.
 */
export function prepareParts(products?: ListedProducts): Promise<unknown> | undefined {
  if (typeof window === 'undefined') return undefined;
  const { totalPages = 0 } = products?.paginationStatus ?? {};
  // jsdom does not know how wide a screen is.
  const isWide = window.matchMedia?.(`(min-width: ${breakpoints.medium}px)`).matches;
  const wanted = [
    ...(isWide ? [LateFilterForm] : []),
    ...(totalPages > 1 ? [LatePages] : []),
    ...(totalPages === 0 ? [products ? LateNoResults : LateListFailure] : []),
  ];
  // A part that cannot be fetched asks again when somebody turns to it.
  return Promise.allSettled(wanted.map((part) => part.prepare()));
}
