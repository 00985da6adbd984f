import { type KeptInput, keepInput, restoreInput } from './keptInput';

/** What a visitor did in a region's plain markup, to be carried over to what replaces it. */
export interface KeptState {
  input: KeptInput | undefined;
  /** Places of the open `<details>`, and of the focused control, among their kind. */
  open: number[];
  focused: number;
  /** The button that was pressed before anything answered. */
  pressed: { place: number; text: string } | undefined;
}

const CONTROLS = 'a, button, summary';

const detailsOf = (region: Element) => [...region.querySelectorAll('details')];
const controlsOf = (region: Element) => [...region.querySelectorAll<HTMLElement>(CONTROLS)];

/** Notes a press on a button whose code is still to come; links and native controls need none. */
export function notePress(region: Element, target: EventTarget | null): KeptState['pressed'] {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type !== 'button' || button.hasAttribute('popovertarget')) return undefined;
  const place = controlsOf(region).indexOf(button);
  return place < 0 ? undefined : { place, text: button.textContent ?? '' };
}

export function keepState(region: Element, pressed: KeptState['pressed']): KeptState {
  const open = detailsOf(region).flatMap((details, place) => (details.open ? [place] : []));
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement ? controlsOf(region).indexOf(activeElement) : -1;
  return { input: keepInput(region), open, focused, pressed };
}

/** Both markups are of the same component, so that a control keeps its place. */
export function restoreState(region: Element, kept: KeptState | undefined): void {
  if (!kept) return;
  for (const [place, details] of detailsOf(region).entries()) {
    if (kept.open.includes(place)) details.open = true;
  }
  const controls = controlsOf(region);
  controls[kept.focused]?.focus({ preventScroll: true });
  restoreInput(region, kept.input);
  const pressed = kept.pressed && controls[kept.pressed.place];
  if (pressed?.textContent === kept.pressed?.text) pressed?.click();
}
