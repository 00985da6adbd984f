declare global {
  interface Window {
    /** The last press of a button before hydration, stored by the boot script. */
    __earlyPress?: { button: HTMLButtonElement; text: string | null };
  }
}

/**
 * Replays the press of a button from before hydration. A changed text means another button, such as
 * Log out instead of Log in, and is not pressed.
 */
export function replayEarlyPress(): void {
  const { button, text } = window.__earlyPress ?? {};
  delete window.__earlyPress;
  if (!button?.isConnected || button.textContent !== text) return;
  // Focus counts as an interaction for regions that wait for one; Safari does not focus a pressed
  // button.
  button.focus({ preventScroll: true });
  button.click();
}
