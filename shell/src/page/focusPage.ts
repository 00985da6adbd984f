/**
 * Focuses the start of the page: the target of the URL's hash, else the page's heading, else
 * `<main>`.
 */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = hashTarget(main) ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // Scrolling is left to scroll restoration.
  target.focus({ preventScroll: true });
}

/** The target of the URL's hash inside the page. */
function hashTarget(main: HTMLElement | null): HTMLElement | undefined {
  const id = window.location.hash.slice(1);
  const part = id ? document.getElementById(id) : null;
  return part && main?.contains(part) ? part : undefined;
}
