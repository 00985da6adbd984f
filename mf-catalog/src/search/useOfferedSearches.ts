import type { PopularSearch } from '@marketplace/contracts/api/popularSearches';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import type { OfferedSearchesProps } from './OfferedSearches';
import { readRecentSearches } from './searchHistory';

interface Offered {
  Panel: ComponentType<OfferedSearchesProps>;
  popular: readonly PopularSearch[];
}

/**
 * The market's popular searches, once they were requested. Kept until the document is left, and
 * fetched again after a failure.
 */
export type PopularSearches = RefObject<Promise<readonly PopularSearch[] | undefined> | undefined>;

interface OfferedSearchesState {
  /** The panel with its content, while it is open and not empty. */
  offered: Offered | undefined;
  offer: () => void;
  hide: () => void;
}

/**
 * Searches to choose before anything is typed. Their code and the popular ones load when they are
 * first offered.
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

/** Shows the recent searches without waiting for the host. */
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
    // The chunk of the loaders contains the client and its schemas, as for the search itself.
    const { fetchPopularSearches } = await import(
      /* webpackChunkName: "catalog-loaders" */ './fetchPopularSearches'
    );
    return await fetchPopularSearches();
  } catch (error) {
    console.warn('The popular searches could not be loaded:', error);
    return undefined;
  }
}
