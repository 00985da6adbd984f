import { pageStart } from '@marketplace/contracts/rendering/pageStart';

declare global {
  interface Window {
    /** The last button that was pressed before hydration, as stored by the boot script. */
    __earlyPress?: { button: HTMLButtonElement; text: string | null };
  }
}

/**
 * Repeats the last press on a button before hydration. Does nothing if the button is gone, or if
 * its text has changed, because the button may then do something else, e.g. log out instead of log
 * in. A change by the browser's translator does not count.
 */
export function replayEarlyPress(): void {
  const { button, text } = window.__earlyPress ?? {};
  delete window.__earlyPress;
  if (!button?.isConnected) return;
  if (button.textContent !== text && !pageStart.isTranslated(button)) return;
  // Focuses the button: some regions load once they contain the focus, and Safari does not focus a
  // pressed button.
  button.focus({ preventScroll: true });
  button.click();
}
