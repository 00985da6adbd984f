import type { ReactNode } from 'react';
import type { BelowFoldPlace } from '../../contracts/islands/ServerMarkup';

/** A part of a page that is laid out after the first view (`design/baseCss`); islands have an option. */
export function BelowFold({ children }: { children: ReactNode }) {
  const place: BelowFoldPlace = 'far';
  return <div data-below-fold={place}>{children}</div>;
}
