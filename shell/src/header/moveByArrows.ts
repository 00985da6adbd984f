import type { KeyboardEvent } from 'react';

/**
 * Arrow keys in the menu, beside Tab: left and right go along the bar, down opens a dropdown and goes
 * on inside it, up goes back, Home and End go to the ends of where one is.
 *
 * @param isBar a bar with dropdowns; otherwise one list from top to bottom
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, isBar: boolean): void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const move = MOVES[event.key];
  const to = move?.(placeOf(from, event.currentTarget, isBar));
  if (!to) return;
  event.preventDefault();
  to.focus();
}

interface Place {
  from: HTMLElement;
  isBar: boolean;
  /** The dropdown one is in, its word included. */
  details: HTMLDetailsElement | null;
  /** The words of the first level. */
  words: HTMLElement[];
  /** The dropdown's word and its links; empty outside any. */
  panel: HTMLElement[];
  /** What up and down go through. */
  column: HTMLElement[];
}

function placeOf(from: HTMLElement, nav: HTMLElement, isBar: boolean): Place {
  const entries = [...nav.querySelectorAll<HTMLElement>('summary, a')];
  const details = from.closest('details');
  const isWord = (entry: HTMLElement) => entry.tagName === 'SUMMARY' || !entry.closest('details');
  const words = entries.filter(isWord);
  const panel = entries.filter((entry) => details?.contains(entry));
  const shown = entries.filter((entry) => isWord(entry) || entry.closest('details[open]'));
  return { from, isBar, details, words, panel, column: isBar ? panel : shown };
}

type Move = (place: Place) => HTMLElement | undefined;

const along =
  (step: number): Move =>
  ({ isBar, from, panel, words }) =>
    isBar ? words.at((words.indexOf(panel[0] ?? from) + step) % words.length) : undefined;

const through =
  (step: number): Move =>
  ({ from, column }) => {
    const place = column.indexOf(from);
    return place < 0 ? undefined : column[place + step];
  };

/** The links of the dropdown one is inside, or the words. */
const around = ({ from, panel, words }: Place) => (words.includes(from) ? words : panel.slice(1));

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: along(1),
  ArrowLeft: along(-1),
  ArrowDown(place) {
    const { details, from, panel, isBar } = place;
    if (details && isBar && from === panel[0]) details.open = true;
    return through(1)(place);
  },
  ArrowUp: through(-1),
  Home: (place) => around(place)[0],
  End: (place) => around(place).at(-1),
};
