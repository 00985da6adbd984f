import { oneLine } from '@marketplace/contracts/api/typedText';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { FoundOptionsProps } from './FoundOptions';

/** Delay of the request after the last keystroke, in ms (specification section 9). */
export const SEARCH_DELAY_MS = 500;

interface Found extends Omit<FoundOptionsProps, 'propsOf'> {
  status: 'found';
  /** Component that renders the results. It loads with the first search. */
  Options: ComponentType<FoundOptionsProps>;
}

export type SearchState =
  | { status: 'closed' }
  | { status: 'searching' }
  | Found
  | { status: 'nothing' }
  | { status: 'failed' };

const CLOSED: SearchState = { status: 'closed' };

/**
 * Searches while the shopper types (specification section 4). Shows only the reply to the latest
 * text. After a failure, the search form still works.
 */
export function useProductSearch() {
  const [state, setState] = useState<SearchState>(CLOSED);
  const running = useRef<AbortController>(undefined);

  const close = () => {
    running.current?.abort();
    setState(CLOSED);
  };

  const search = (text: string) => {
    close();
    const productName = oneLine(text);
    if (productName === '') return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'searching' });
    void searchAfterDelay(productName, controller.signal).then((found) => {
      if (!controller.signal.aborted) setState(found);
    });
  };

  useEffect(() => () => running.current?.abort(), []);
  return { state, search, close };
}

async function searchAfterDelay(productName: string, signal: AbortSignal): Promise<SearchState> {
  await new Promise((resolve) => {
    setTimeout(resolve, SEARCH_DELAY_MS);
  });
  if (signal.aborted) return CLOSED;
  try {
    // Loads the search call and its schemas with the first search, because they are larger than the
    // search box. They share a chunk with the loaders, which use the same schemas.
    const [{ fetchSearch }, { FoundOptions: Options }] = await Promise.all([
      import(/* webpackChunkName: "catalog-loaders" */ './fetchSearch'),
      import(/* webpackChunkName: "catalog-found-options" */ './FoundOptions'),
    ]);
    const { searchList: products, places = [] } = await fetchSearch(productName, signal);
    return products.length > 0
      ? { status: 'found', productName, products, places, Options }
      : { status: 'nothing' };
  } catch (error) {
    if (!signal.aborted) console.warn('The search failed:', error);
    return { status: 'failed' };
  }
}
