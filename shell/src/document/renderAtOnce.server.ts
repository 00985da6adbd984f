import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** A boundary that is pending, or whose content threw. */
const UNFINISHED = /<!--\$[!?~]-->/;

/**
 * Renders markup synchronously.
 * @returns `undefined` if a boundary is pending or has failed, because only a stream can report
 * that
 * @throws the element's error if the element throws or suspends outside all boundaries
 */
export function renderAtOnce(
  element: ReactNode,
  options?: { identifierPrefix: string },
): string | undefined {
  const markup = renderToString(element, options);
  return UNFINISHED.test(markup) ? undefined : markup;
}
