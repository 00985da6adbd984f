declare global {
  interface Window {
    /** The last press of a button before the page was alive, kept by the boot script. */
    __earlyPress?: { button: HTMLButtonElement; text: string | null };
  }
}

/**
 * Repeats the press of a button that nothing heard because the page was not alive yet. Another text
 * means another button by now, such as Log out in place of Log in.
 */
export function replayEarlyPress(): void {
  const { button, text } = window.__earlyPress ?? {};
  delete window.__earlyPress;
  if (!button?.isConnected || button.textContent !== text) return;
  // An island that waits for an interaction takes the focus for one; Safari gives it to no button.
  button.focus({ preventScroll: true });
  button.click();
}
