/** A field a visitor is typing into while the markup around it is replaced. */
export interface KeptInput {
  name: string;
  value: string;
  selection: [start: number, end: number];
}

/** What is being typed inside an element, if anything is. */
export function keepInput(region: Element): KeptInput | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !region.contains(field)) return undefined;
  const { name, value, selectionStart, selectionEnd } = field;
  return { name, value, selection: [selectionStart ?? value.length, selectionEnd ?? value.length] };
}

/** Gives the field of the same name focus, text and caret, and lets its owner know of the text. */
export function restoreInput(region: Element, kept: KeptInput | undefined): void {
  if (!kept) return;
  const field = [...region.querySelectorAll('input')].find(({ name }) => name === kept.name);
  if (!field) return;
  field.focus();
  if (kept.value !== field.value) {
    // React listens to the event but reads the value through the element's own setter.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, kept.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(...kept.selection);
}
