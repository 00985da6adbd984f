import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** React's comment for a boundary that is pending or whose content threw. */
const UNFINISHED = /<!--\$[!?~]-->/;

/**
 * Renders markup synchronously.
 * @returns `undefined` if a boundary is pending or has failed, because only a stream can wait for
 * it or report it
 * @throws what the element throws outside any boundary, or an Error if it suspends outside any
 * boundary
 */
export function renderAtOnce(
  element: ReactNode,
  options?: { identifierPrefix: string },
): string | undefined {
  const markup = renderToString(element, options);
  return UNFINISHED.test(markup) ? undefined : markup;
}
