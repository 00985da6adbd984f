declare global {
  interface Window {
    /** The last button that was pressed before hydration, as stored by the boot script. */
    __earlyPress?: { button: HTMLButtonElement; text: string | null };
  }
}

/**
 * Repeats a press of a button from before hydration. If the button's text has changed since, does
 * nothing: the button may do something else now, e.g. log out instead of log in.
 */
export function replayEarlyPress(): void {
  const { button, text } = window.__earlyPress ?? {};
  delete window.__earlyPress;
  if (!button?.isConnected || button.textContent !== text) return;
  // Focuses the button: some regions load once they contain the focus, and Safari does not focus a
  // pressed button.
  button.focus({ preventScroll: true });
  button.click();
}
