/** Moves the focus to the start of the page: its heading, or the region itself. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // Where the page scrolls to is for scroll restoration to say.
  target.focus({ preventScroll: true });
}
