import type { KeyboardEvent } from 'react';

/**
 * Moves the focus by arrow keys; Tab also works. Left and right move along the bar. Down opens a
 * dropdown and moves down in it, and up moves up. Home and End move to the ends of the current
 * list.
 * @param isBar true for a bar with dropdowns, false for one list from top to bottom
 */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>, isBar: boolean): void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const move = MOVES[event.key];
  const to = move?.(positionOf(from, event.currentTarget, isBar));
  if (!to) return;
  event.preventDefault();
  to.focus();
}

interface Position {
  from: HTMLElement;
  isBar: boolean;
  /** The dropdown with the focus in it or on its label. */
  details: HTMLDetailsElement | null;
  /** Labels of the top level. */
  labels: HTMLElement[];
  /** Label and links of the dropdown `details`; empty if no dropdown has the focus. */
  panel: HTMLElement[];
  /** Elements through which the up and down keys move. */
  column: HTMLElement[];
}

function positionOf(from: HTMLElement, nav: HTMLElement, isBar: boolean): Position {
  const entries = [...nav.querySelectorAll<HTMLElement>('summary, a')];
  const details = from.closest('details');
  const isLabel = (entry: HTMLElement) => entry.tagName === 'SUMMARY' || !entry.closest('details');
  const labels = entries.filter(isLabel);
  const panel = entries.filter((entry) => details?.contains(entry));
  const shown = entries.filter((entry) => isLabel(entry) || entry.closest('details[open]'));
  return { from, isBar, details, labels, panel, column: isBar ? panel : shown };
}

type Move = (position: Position) => HTMLElement | undefined;

const along =
  (step: number): Move =>
  ({ isBar, from, panel, labels }) =>
    isBar ? labels.at((labels.indexOf(panel[0] ?? from) + step) % labels.length) : undefined;

const through =
  (step: number): Move =>
  ({ from, column }) => {
    const position = column.indexOf(from);
    return position < 0 ? undefined : column[position + step];
  };

/** Elements between which Home and End move: the links of the current dropdown, or the labels. */
const siblings = ({ from, panel, labels }: Position) =>
  labels.includes(from) ? labels : panel.slice(1);

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: along(1),
  ArrowLeft: along(-1),
  ArrowDown(position) {
    const { details, from, panel, isBar } = position;
    if (details && isBar && from === panel[0]) details.open = true;
    return through(1)(position);
  },
  ArrowUp: through(-1),
  Home: (position) => siblings(position)[0],
  End: (position) => siblings(position).at(-1),
};
