import type { ReactNode } from 'react';

/** A part of a page that no phone shows without scrolling (`design/baseCss`); islands have an option. */
export function BelowFold({ children }: { children: ReactNode }) {
  return <div data-below-fold="part">{children}</div>;
}

/** Attributes of an item of a list that no phone shows without scrolling down. */
export const itemBelowFold = (isBelowFold: boolean) =>
  isBelowFold ? { 'data-below-fold': 'item' } : undefined;
