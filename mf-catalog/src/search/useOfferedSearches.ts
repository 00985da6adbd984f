import type { PopularSearch } from '@marketplace/contracts/api/popularSearches';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import type { OfferedSearchesProps } from './OfferedSearches';
import { readRecentSearches } from './searchHistory';

interface Offered {
  Panel: ComponentType<OfferedSearchesProps>;
  popular: readonly PopularSearch[];
}

/**
 * The popular searches of the market, or the pending call for them. Kept until the document is
 * left. After a failure, they are fetched again.
 */
export type PopularSearches = RefObject<Promise<readonly PopularSearch[] | undefined> | undefined>;

interface OfferedSearchesState {
  /** The panel with its content; `undefined` while the panel is closed or empty. */
  offered: Offered | undefined;
  offer: () => void;
  hide: () => void;
}

/**
 * Searches that a shopper can choose before typing. The panel's code and the popular searches load
 * when the panel first opens.
 */
export function useOfferedSearches(known: PopularSearches): OfferedSearchesState {
  const [offered, setOffered] = useState<Offered>();
  const latest = useRef<AbortController>(undefined);

  const hide = () => {
    latest.current?.abort();
    setOffered(undefined);
  };
  const offer = () => {
    hide();
    const controller = new AbortController();
    latest.current = controller;
    const show = (loaded: Offered) => {
      if (!controller.signal.aborted) setOffered(loaded);
    };
    loadOffered(known, show).catch((error: unknown) =>
      console.warn('The searches to choose from could not be loaded:', error),
    );
  };
  return { offered, offer, hide };
}

/**
 * Shows the recent searches when the panel's code is loaded, and the popular ones when they arrive.
 */
async function loadOffered(known: PopularSearches, show: (offered: Offered) => void) {
  known.current ??= loadPopular();
  const asked = known.current;
  const { OfferedSearches: Panel } = await import(
    /* webpackChunkName: "catalog-offered-searches" */ './OfferedSearches'
  );
  if (readRecentSearches().length > 0) show({ Panel, popular: [] });
  const popular = await asked;
  if (!popular) known.current = undefined;
  else if (popular.length > 0) show({ Panel, popular });
}

/** Resolves to `undefined` after a failure. */
async function loadPopular(): Promise<readonly PopularSearch[] | undefined> {
  try {
    // This chunk contains the loaders and the API client with its schemas. The search itself uses
    // it too.
    const { fetchPopularSearches } = await import(
      /* webpackChunkName: "catalog-loaders" */ './fetchPopularSearches'
    );
    return await fetchPopularSearches();
  } catch (error) {
    console.warn('The popular searches could not be loaded:', error);
    return undefined;
  }
}
