import type { PopularSearch } from '@marketplace/contracts/api/popularSearches';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Panel } from './OfferedSearches.styles';
import { PopularSearches } from './PopularSearches';
import { RecentSearches } from './RecentSearches';
import { readRecentSearches } from './searchHistory';

export interface OfferedSearchesProps {
  ref: Ref<HTMLDivElement>;
  popular: readonly PopularSearch[];
  onPick: (text: string) => void;
  /**
   * Called when the focus must return to the search field. `isEmpty` is true if nothing is left to
   * choose.
   */
  onLeave: (isEmpty: boolean) => void;
}

/**
 * Searches that a shopper can choose before typing: recent searches of this device, then popular
 * searches.
 */
export function OfferedSearches({ ref, popular, onPick, onLeave }: OfferedSearchesProps) {
  const [recent, setRecent] = useState(readRecentSearches);
  const known = new Set(recent.map((text) => text.toLowerCase()));
  const others = popular.filter(({ text }) => !known.has(text.toLowerCase()));

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const terms = [...event.currentTarget.querySelectorAll('a')];
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = document.activeElement?.closest('li');
    const next = terms.findIndex((term) => row?.contains(term)) + step;
    if (next < 0) onLeave(false);
    else terms[Math.min(next, terms.length - 1)]?.focus();
  };

  return (
    <Panel
      ref={ref}
      onKeyDown={handleKey}
      // Stops clicks, because the buttons change the list in place, and a phone's sheet would close
      // if a click reached it.
      onClick={(event) => event.stopPropagation()}
    >
      {recent.length > 0 && (
        <RecentSearches
          texts={recent}
          onChange={setRecent}
          onPick={onPick}
          onEmpty={() => onLeave(popular.length === 0)}
        />
      )}
      {others.length > 0 && <PopularSearches searches={others} onPick={onPick} />}
    </Panel>
  );
}
