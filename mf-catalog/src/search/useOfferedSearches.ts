import type { PopularSearch } from '@marketplace/contracts/api/popularSearches';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import type { OfferedSearchesProps } from './OfferedSearches';
import { readRecentSearches } from './searchHistory';

interface Offered {
  Panel: ComponentType<OfferedSearchesProps>;
  popular: readonly PopularSearch[];
}

/** The market's popular searches once they were asked for, and as long as the page lives; asked for anew after a failure. */
export type PopularSearches = RefObject<Promise<readonly PopularSearch[] | undefined> | undefined>;

interface OfferedSearchesState {
  /** The panel and what is in it, while it is offered and has something. */
  offered: Offered | undefined;
  offer: () => void;
  hide: () => void;
}

/** Searches to choose from before anything is typed; their code and the popular ones come when they are first offered. */
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
  const [{ OfferedSearches: Panel }, { fetchPopularSearches }] = await Promise.all([
    import(/* webpackChunkName: "catalog-offered-searches" */ './OfferedSearches'),
    import(/* webpackChunkName: "catalog-offered-searches" */ './fetchPopularSearches'),
  ]);
  if (readRecentSearches().length > 0) show({ Panel, popular: [] });
  known.current ??= fetchPopularSearches();
  const popular = await known.current;
  if (!popular) known.current = undefined;
  else if (popular.length > 0) show({ Panel, popular });
}
