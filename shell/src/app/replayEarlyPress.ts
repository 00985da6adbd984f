declare global {
  interface Window {
    /** The last press of a button before hydration, stored by the boot script. */
    __earlyPress?: { button: HTMLButtonElement; text: string | null };
  }
}

/**
 * Replays a button press from before hydration, unless the button's text has changed: the button
 * may then do something else, e.g. log out instead of log in.
 */
export function replayEarlyPress(): void {
  const { button, text } = window.__earlyPress ?? {};
  delete window.__earlyPress;
  if (!button?.isConnected || button.textContent !== text) return;
  // Focuses the button, because regions may wait for the focus, and Safari does not focus a pressed
  // button.
  button.focus({ preventScroll: true });
  button.click();
}
