import { type ComponentType, useState } from 'react';
import type { RecentSearchesProps } from './RecentSearches';
import { readRecentSearches } from './searchHistory';

interface RecentSearchesState {
  /** The panel while it is offered and its code is loaded. */
  Panel: ComponentType<RecentSearchesProps> | undefined;
  offer: () => void;
  hide: () => void;
}

/** The panel of recent searches; its code is loaded only if there are any. */
export function useRecentSearches(): RecentSearchesState {
  const [Panel, setPanel] = useState<ComponentType<RecentSearchesProps>>();
  const [isOffered, setIsOffered] = useState(false);

  const offer = () => {
    if (readRecentSearches().length === 0) return;
    setIsOffered(true);
    import(/* webpackChunkName: "catalog-recent-searches" */ './RecentSearches').then(
      ({ RecentSearches }) => setPanel(() => RecentSearches),
      (error) => console.warn('The recent searches could not be loaded:', error),
    );
  };
  return { Panel: isOffered ? Panel : undefined, offer, hide: () => setIsOffered(false) };
}
