/**
 * Focuses the start of the page: the target of the URL's hash, or else the field that the page asks
 * for (`data-autofocus`), or else the page's heading, or else `<main>`.
 */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  const find = (selector: string) => main?.querySelector<HTMLElement>(selector);
  const target = hashTarget(main) ?? find('[data-autofocus]') ?? find('h1') ?? main;
  if (!target) return;
  // A field needs no `tabindex`, which would remove it from the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  // Does not scroll, because React Router restores the scroll position.
  target.focus({ preventScroll: true });
}

/** @returns the element in the page to which the URL's hash points */
function hashTarget(main: HTMLElement | null): HTMLElement | undefined {
  const id = window.location.hash.slice(1);
  const part = id ? document.getElementById(id) : null;
  return part && main?.contains(part) ? part : undefined;
}
