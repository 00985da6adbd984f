/**
 * Forgets what this tab kept across reloads: parts keep there what a shopper was about to do (an
 * order, a phone to verify), and after a logout the next shopper may be somebody else.
 */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}
