/** State of a visitor's interaction with server markup, restored after hydration. */
export interface InteractionState {
  input: CapturedInput | undefined;
  /** Indices of the open `<details>`, and of the focused control. */
  open: number[];
  focused: number;
  /** The button that was pressed before hydration. */
  pressed: { index: number; text: string } | undefined;
}

const CONTROLS = 'a, button, summary';

const detailsOf = (region: Element) => [...region.querySelectorAll('details')];
const controlsOf = (region: Element) => [...region.querySelectorAll<HTMLElement>(CONTROLS)];

/** Captures a press on a button without code yet; links and native controls work by themselves. */
export function capturePress(
  region: Element,
  target: EventTarget | null,
): InteractionState['pressed'] {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type !== 'button' || button.hasAttribute('popovertarget')) return undefined;
  const index = controlsOf(region).indexOf(button);
  return index < 0 ? undefined : { index, text: button.textContent ?? '' };
}

export function captureInteraction(
  region: Element,
  pressed: InteractionState['pressed'],
): InteractionState {
  const open = detailsOf(region).flatMap((details, index) => (details.open ? [index] : []));
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement ? controlsOf(region).indexOf(activeElement) : -1;
  return { input: captureInput(region), open, focused, pressed };
}

/** Both markups come from the same component, so that a control keeps its index. */
export function restoreInteraction(region: Element, captured: InteractionState | undefined): void {
  if (!captured) return;
  for (const [index, details] of detailsOf(region).entries()) {
    if (captured.open.includes(index)) details.open = true;
  }
  const controls = controlsOf(region);
  controls[captured.focused]?.focus({ preventScroll: true });
  restoreInput(region, captured.input);
  const pressed = captured.pressed && controls[captured.pressed.index];
  if (pressed?.textContent === captured.pressed?.text) pressed?.click();
}

/** Input typed into a field before hydration. */
export interface CapturedInput {
  name: string;
  value: string;
  /** While the field has the focus. */
  selection: [start: number, end: number] | undefined;
}

/** The focused or changed field of a region, if any. */
export function captureInput(region: Element): CapturedInput | undefined {
  const fields = [...region.querySelectorAll('input')];
  const focused = fields.find((field) => field === document.activeElement);
  const field = focused ?? fields.find(({ value, defaultValue }) => value !== defaultValue);
  if (!field) return undefined;
  const { name, value, selectionStart, selectionEnd } = field;
  const selection = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
  return { name, value, selection: focused && [...selection] };
}

/** Restores text, focus and caret in the field of the same name, with an `input` event for React. */
export function restoreInput(region: Element, captured: CapturedInput | undefined): void {
  if (!captured) return;
  const field = [...region.querySelectorAll('input')].find(({ name }) => name === captured.name);
  if (!field) return;
  if (captured.selection) field.focus();
  if (captured.value !== field.value) {
    // React listens to the event but reads the value through the element's own setter.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, captured.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // E-mail fields do not support setSelectionRange.
  if (captured.selection && field.selectionStart !== null)
    field.setSelectionRange(...captured.selection);
}
