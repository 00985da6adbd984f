import type { ReactNode } from 'react';

/**
 * How far below the top of a page a part is: `near` may be in view on a high screen, `far` is not on
 * any. Either is laid out after the first view.
 */
export type BelowFoldPlace = 'near' | 'far';

/** A part of a page that is laid out after the first view (`design/baseCss`); islands have an option. */
export function BelowFold({ isFar, children }: { isFar?: boolean; children: ReactNode }) {
  const place: BelowFoldPlace = isFar ? 'far' : 'near';
  return <div data-below-fold={place}>{children}</div>;
}
