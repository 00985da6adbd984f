interface NavigateOptions {
  replace: boolean;
}

/**
 * Opens a link through the router if it leads to a page of this shop in this tab, as `Link` of
 * React Router does. Leaves all other clicks to the browser, e.g. those with a modifier key.
 */
export function followLink(
  event: MouseEvent,
  target: Element,
  navigate: (path: string, options: NavigateOptions) => unknown,
): void {
  const link = target.closest('a');
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const { origin, pathname, search, hash, target: frame } = link;
  if (origin !== location.origin || (frame !== '' && frame !== '_self')) return;
  event.preventDefault();
  const path = pathname + search + hash;
  const here = location.pathname + location.search + location.hash;
  // A link to the current page adds no history entry.
  void navigate(path, { replace: path === here });
}
