/** A field a visitor typed into before the markup around it is replaced. */
export interface KeptInput {
  name: string;
  value: string;
  /** While the field has the focus. */
  selection: [start: number, end: number] | undefined;
}

/** What is being typed inside an element, or was typed and left there, if anything. */
export function keepInput(region: Element): KeptInput | undefined {
  const fields = [...region.querySelectorAll('input')];
  const focused = fields.find((field) => field === document.activeElement);
  const field = focused ?? fields.find(({ value, defaultValue }) => value !== defaultValue);
  if (!field) return undefined;
  const { name, value, selectionStart, selectionEnd } = field;
  const selection = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
  return { name, value, selection: focused && [...selection] };
}

/** Gives the field of the same name text, focus and caret, and lets its owner know of the text. */
export function restoreInput(region: Element, kept: KeptInput | undefined): void {
  if (!kept) return;
  const field = [...region.querySelectorAll('input')].find(({ name }) => name === kept.name);
  if (!field) return;
  if (kept.selection) field.focus();
  if (kept.value !== field.value) {
    // React listens to the event but reads the value through the element's own setter.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, kept.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // A field for an e-mail address has no caret that could be set.
  if (kept.selection && field.selectionStart !== null) field.setSelectionRange(...kept.selection);
}
