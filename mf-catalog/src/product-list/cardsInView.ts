import { createBoundedCache } from '@marketplace/contracts/boundedCache';
import { useLocation } from '@marketplace/contracts/router';
import { type RefObject, useEffect } from 'react';
import { useIsFirstFrame } from '../page-parts/firstFrame';

/** Places of the first and the last card of a list that are in view. */
type Range = readonly [first: number, last: number];

/** On the largest phone, those that it may show without scrolling. */
export const FIRST_CARDS = 8;
/** Cards in a row of a phone: one more on either side is rendered at once. */
const ROW = 2;

/** By the key of a history entry: Back shows what was in view when the list was left. */
const noted = createBoundedCache<Range>({ capacity: 50 });

/** Notes which cards of a list are in view, whenever the page has come to rest. */
export function useNoteCardsInView(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const note = () => {
      // With the places of those that are still to come.
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

/** Tells by its place whether a card is rendered yet: in the first frame of a page, those in view. */
export function useCardsInView(): (place: number) => boolean {
  const { key } = useLocation();
  const inView = noted.get(key);
  const isFirstFrame = useIsFirstFrame(inView !== undefined);
  if (!isFirstFrame) return () => true;
  const [first, last] = inView ?? [0, FIRST_CARDS - 1 - ROW];
  return (place) => place >= first - ROW && place <= last + ROW;
}
