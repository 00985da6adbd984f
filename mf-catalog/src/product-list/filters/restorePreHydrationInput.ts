/** Carries focus, ticks and typed text over from the server's markup to the hydrated form. */
export function restorePreHydrationInput(form: HTMLFormElement, early: HTMLInputElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`input[name="${early.name}"]`)];
  const isText = early.type === 'text';
  const same = inputs.find(({ value }) => isText || value === early.value);
  if (!same || same === early) return;
  same.focus({ preventScroll: true });
  if (!isText && same.checked !== early.checked) same.click();
  if (isText && same.value !== early.value) {
    // Past React's own setter, so that it takes the event for a change.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(same, early.value);
    same.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
