import { createBoundedCache } from '@marketplace/contracts/boundedCache';
import { useLocation } from '@marketplace/contracts/router';
import { type RefObject, useEffect } from 'react';
import { useIsFirstFrame } from '../page-parts/firstFrame';

/** Indices of the first and the last card in view. */
type Range = readonly [first: number, last: number];

/** Number of cards that the largest phone can show without scrolling. */
export const FIRST_CARDS = 8;
/**
 * Number of cards in a row on a phone. The first frame also contains one row above and one row
 * below the cards in view.
 */
const ROW = 2;

/**
 * Cards that were in view, by the key of the history entry. After Back, the first frame contains
 * these cards.
 */
const noted = createBoundedCache<Range>({ capacity: 50 });

/** Records after each scroll which cards of a list are in view. */
export function useNoteCardsInView(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const note = () => {
      // Includes the empty list items of cards that are not rendered yet.
      const grid = list.current?.querySelector('li > article')?.closest('ul');
      const cards = [...(grid?.children ?? [])];
      const first = cards.findIndex(isInView);
      if (first >= 0) noted.set(key, [first, cards.findLastIndex(isInView)]);
    };
    document.addEventListener('scrollend', note);
    return () => document.removeEventListener('scrollend', note);
  }, [key, list]);
}

function isInView(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * @returns a function that tells whether the card at an index is rendered. The first frame of a
 * page contains only the cards in view and one row above and below them. Later frames contain all
 * cards.
 */
export function useCardsInView(): (place: number) => boolean {
  const { key } = useLocation();
  const inView = noted.get(key);
  const isFirstFrame = useIsFirstFrame(inView !== undefined);
  if (!isFirstFrame) return () => true;
  const [first, last] = inView ?? [0, FIRST_CARDS - 1 - ROW];
  return (place) => place >= first - ROW && place <= last + ROW;
}
