/** Moves the focus to the start of the page: what the address names, its heading, or the region. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = namedPart(main) ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // Where the page scrolls to is for scroll restoration to say.
  target.focus({ preventScroll: true });
}

/** The part of the page that `#…` leads to, as when a browser follows such a link. */
function namedPart(main: HTMLElement | null): HTMLElement | undefined {
  const id = window.location.hash.slice(1);
  const part = id ? document.getElementById(id) : null;
  return part && main?.contains(part) ? part : undefined;
}
