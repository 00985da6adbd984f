import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** A boundary that waits for something, or whose content threw. */
const UNFINISHED = /<!--\$[!?~]-->/;

/**
 * Markup in one go.
 *
 * @returns `undefined` where part of it would come later or has failed, which a stream can tell
 * @throws what the element throws outside any boundary, also when it suspends there
 */
export function renderAtOnce(
  element: ReactNode,
  options?: { identifierPrefix: string },
): string | undefined {
  const markup = renderToString(element, options);
  return UNFINISHED.test(markup) ? undefined : markup;
}
