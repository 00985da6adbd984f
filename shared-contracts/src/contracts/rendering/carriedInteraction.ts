import { PAGE_MS } from '../time/timeLimits';
import { isTranslated } from './isTranslated';
import { hasReturned } from './visitor';

/**
 * A visitor's interaction with the server's markup. It is carried over to the markup that replaces
 * the server's.
 */
export interface CarriedInteraction {
  fields: CarriedField[];
  /** Indices of the open `<details>`. */
  open: number[];
  focused?: CarriedControl;
  presses?: Presses;
}

/** Presses on controls whose code had not loaded. */
export interface Presses {
  /**
   * All clicked elements, including the boxes and radios that the visitor has ticked. After Back or
   * a reload, a ticked box that is missing here was ticked by the browser itself.
   */
  touched: Set<EventTarget | null>;
  clicked?: CarriedControl;
  /** The control on which the visitor holds the mouse button down. */
  held?: CarriedControl;
}

/** A focused or pressed control. */
interface CarriedControl {
  /** Undefined if a page translator has changed the text. */
  text: string | undefined;
  /**
   * Index among the controls with this text. It is the same in the old and the new markup, even if
   * the new one has a form that only browsers render.
   */
  indexOfText: number;
  /** Index among all controls. */
  index: number;
  /** Number of all controls. */
  count: number;
}

/** A field that is focused or was changed. */
interface CarriedField {
  name: string;
  type: string;
  value: string;
  /**
   * Index among the fields with the same name and type, and for boxes and radios the same value
   * (`alike`).
   */
  index: number;
  isChecked: boolean;
  isFocused: boolean;
  /** Selection in a focused text field. */
  selection: [start: number, end: number] | undefined;
}

/** Headings are included because they receive the focus after a navigation. */
const CONTROLS = 'a, button, summary, label, h1';

const detailsOf = (region: Element) => [...region.querySelectorAll('details')];
const controlsOf = (region: Element) => [...region.querySelectorAll<HTMLElement>(CONTROLS)];
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
// Leaves out fields for files, because a script cannot write their value.
const fieldsOf = (region: Element) => [
  ...region.querySelectorAll<Field>('input:not([type="file"]), select, textarea'),
];
const isSelect = (field: Field): field is HTMLSelectElement => field.matches('select');
const isTick = (field: Element): field is HTMLInputElement =>
  field.matches('[type="checkbox"], [type="radio"]');

/**
 * Tracks presses on controls whose code has not loaded. Links, and forms with the method GET, need
 * no code. A press that posts a form is held back. If no code has arrived `PAGE_MS` after the last
 * press, the browser sends the form.
 */
export function trackPresses(region: Element, presses: Presses, signal: AbortSignal): void {
  const listen = (target: EventTarget, event: string, handle: (event: Event) => void) =>
    target.addEventListener(event, handle, { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSent = false;
  signal.addEventListener('abort', () => clearTimeout(timer));
  listen(region, 'click', (event) => {
    const { target } = event;
    const button = buttonOf(target);
    const form = postedForm(button);
    if (form) event.preventDefault();
    // The form is already being sent, and the next document will replace this page.
    if (isSent) return;
    presses.touched.add(target);
    presses.clicked = pressedButton(region, target) ?? presses.clicked;
    if (!form) return;
    // Only the last press sends the form, so that it is sent once, with the name and value of the
    // pressed button.
    clearTimeout(timer);
    timer = setTimeout(() => form.requestSubmit(button), PAGE_MS);
  });
  listen(region, 'submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
    isSent = true;
    presses.clicked = undefined;
  });
  // Resets the flag, because the visitor may come back to this page and send the form once more.
  listen(window, 'pagehide', () => {
    isSent = false;
  });
  listen(region, 'mousedown', (event) => {
    const { target } = event;
    presses.held = pressedButton(region, target) ?? placeOf(region, plainlyPressed(event));
  });
  listen(window, 'mouseup', () => {
    presses.held = undefined;
  });
}

function pressedButton(region: Element, target: EventTarget | null): CarriedControl | undefined {
  const button = buttonOf(target);
  const isTracked = button?.type === 'button' || postedForm(button);
  if (!button || !isTracked || button.hasAttribute('popovertarget')) return undefined;
  return placeOf(region, button);
}

function placeOf(region: Element, control: Element | null): CarriedControl | undefined {
  const controls: Element[] = controlsOf(region);
  const index = control ? controls.indexOf(control) : -1;
  if (!control || index < 0) return undefined;
  const text = isTranslated(control) ? undefined : control.textContent;
  const before = controls.slice(0, index).filter((each) => each.textContent === text);
  return { text, indexOfText: before.length, index, count: controls.length };
}

/**
 * Finds a control in the new markup. Finds none if no control has the same text. A translated
 * control is found by its position, and only if the new markup has as many controls as the old one.
 */
function sameControl(region: Element, carried: CarriedControl): HTMLElement | undefined {
  const controls = controlsOf(region);
  if (carried.text !== undefined)
    return controls.filter((each) => each.textContent === carried.text)[carried.indexOfText];
  return controls.length === carried.count ? controls[carried.index] : undefined;
}

/**
 * The link, summary or label that was pressed with the main mouse button and no modifier key. With
 * other buttons or keys, a browser opens a link in another tab.
 */
function plainlyPressed(event: Event): HTMLElement | null {
  // The cast is safe: the listener is for `mousedown`.
  const { target, button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey;
  if (!isPlain || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>('a, summary, label');
}

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('button') : null;

/** The form that a button sends by POST. */
const postedForm = (button: HTMLButtonElement | null) =>
  button?.type === 'submit' && button.form?.method === 'post' ? button.form : null;

/**
 * @param presses presses since the markup was shown; without them, every checkbox that differs
 * from the server's markup counts as changed by the visitor
 */
export function captureInteraction(region: Element, presses?: Presses): CarriedInteraction {
  const open = detailsOf(region).flatMap((details, index) => (details.open ? [index] : []));
  const focused = placeOf(region, document.activeElement);
  return { fields: captureFields(region, presses), open, focused, presses };
}

/**
 * Restores a visitor's interaction. Opens `<details>`, and focuses the link, button or heading that
 * had the focus. Then restores the fields, the focused field first, and finally repeats the click.
 * Each field after the first, and the click after a field, gets a task of its own, because a
 * component has to render after one event before it handles the next. A press that is still held
 * becomes a click when the mouse is released on the same control.
 */
export function restoreInteraction(region: Element, carried: CarriedInteraction): void {
  for (const [index, details] of detailsOf(region).entries()) {
    if (carried.open.includes(index)) details.open = true;
  }
  // A control whose text has changed is found by its position.
  const focused =
    carried.focused &&
    (sameControl(region, carried.focused) ?? controlsOf(region)[carried.focused.index]);
  // A heading can be focused only if it has a tabindex.
  if (focused && focused.tabIndex < 0) focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });
  const { clicked, held } = carried.presses ?? {};
  // A different text means a different button, e.g. Log out instead of Log in.
  const same = (press: CarriedControl | undefined) => press && sameControl(region, press);
  const restored = inTurn([
    ...[...carried.fields]
      .sort((one, other) => Number(other.isFocused) - Number(one.isFocused))
      .map((field) => () => restoreField(region, field)),
    ...(clicked ? [() => same(clicked)?.click()] : []),
  ]);
  clickOnRelease(same(held), restored);
}

/** Runs the first function immediately, and each of the others in a task of its own. */
async function inTurn([first, ...rest]: (() => void)[]): Promise<void> {
  first?.();
  for (const run of rest) {
    await new Promise((resolve) => setTimeout(resolve));
    run();
  }
}

/**
 * Clicks a control when the mouse is released on it, if its markup was replaced while the mouse was
 * held down on it. Browsers send no click if press and release hit different elements.
 * @param restored resolves once all fields are restored; the click waits for it
 */
function clickOnRelease(control: HTMLElement | undefined, restored: Promise<void>): void {
  if (!control) return;
  const click = () => control.click();
  const release = ({ target }: Event) => {
    if (target instanceof Node && control.contains(target)) void restored.then(click);
  };
  window.addEventListener('mouseup', release, { once: true });
}

/** Captures the fields that are focused or were changed, as `captureInteraction` does. */
export function captureFields(region: Element, presses?: Presses): CarriedField[] {
  return fieldsOf(region).flatMap((field) => {
    const { name, type, value } = field;
    const isFocused = field === document.activeElement;
    if (!isFocused && !isChanged(field, presses)) return [];
    const selection: CarriedField['selection'] =
      isFocused && !isTick(field) && !isSelect(field)
        ? [field.selectionStart ?? value.length, field.selectionEnd ?? value.length]
        : undefined;
    const index = alike(region, field).indexOf(field);
    const isChecked = isTick(field) && field.checked;
    return [{ name, type, value, index, isChecked, isFocused, selection }];
  });
}

/** True if the visitor has moved on to this field of the new markup and has typed into it. */
const isTypedInto = (field: Field, { isFocused }: CarriedField) =>
  !isFocused && field === document.activeElement && !isTick(field) && isChanged(field);

/** Fields with the same name and type; for boxes and radios, the value must also be the same. */
const alike = (region: Element, { name, type, value }: Pick<Field, 'name' | 'type' | 'value'>) =>
  fieldsOf(region).filter(
    (each) => each.name === name && each.type === type && (!isTick(each) || each.value === value),
  );

function isChanged(field: Field, presses?: Presses): boolean {
  // After Back, only a press tells that the visitor has ticked the box. Otherwise, a tick from before
  // the page could track presses counts too.
  if (isTick(field) && presses && hasReturned()) return presses.touched.has(field);
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (!isSelect(field)) return field.value !== field.defaultValue;
  const options = [...field.options];
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== initial?.value;
}

/**
 * Restores text, selected option, tick, focus and caret of a field, and dispatches the events that
 * React listens to. Does nothing if the field no longer exists, or if the visitor has already typed
 * into it.
 */
function restoreField(region: Element, carried: CarriedField): void {
  const field = alike(region, carried)[carried.index];
  if (!field || isTypedInto(field, carried)) return;
  if (carried.isFocused) field.focus({ preventScroll: true });
  if (isTick(field)) {
    // A radio is ticked but never unticked, because it is unticked as soon as another radio of its
    // group is ticked.
    const isDue = field.checked !== carried.isChecked;
    if (isDue && (carried.isChecked || field.type === 'checkbox')) field.click();
    return;
  }
  if (isSelect(field)) {
    const isListed = [...field.options].some(({ value }) => value === carried.value);
    if (isListed && carried.value !== field.value) write(field, carried.value, 'change');
    return;
  }
  if (carried.value !== field.value) write(field, carried.value, 'input');
  const { selection } = carried;
  // E-mail fields do not support setSelectionRange.
  if (!selection || field.selectionStart === null) return;
  // Runs after React has written the text of a controlled field, because this moves the caret.
  queueMicrotask(() => field.setSelectionRange(...selection));
}

function write(field: Field, value: string, event: 'input' | 'change'): void {
  // React overrides the element's own setter, so the setter of the prototype is called.
  const kind = Object.getPrototypeOf(field);
  const { set } = Object.getOwnPropertyDescriptor(kind, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
