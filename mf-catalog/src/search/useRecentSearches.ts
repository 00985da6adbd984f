import { type ComponentType, useState } from 'react';
import type { RecentSearchesProps } from './RecentSearches';
import { readRecentSearches } from './searchMemory';

interface RecentSearchesState {
  /** The panel while it is to be shown and its code is there. */
  Panel: ComponentType<RecentSearchesProps> | undefined;
  offer: () => void;
  hide: () => void;
}

/** The panel of recent searches; its code comes when there is something to show in it. */
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
