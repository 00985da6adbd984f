interface NavigateOptions {
  replace: boolean;
}

/** Leads a click on a link of this shop through the router, as the router's own links do. */
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
  // The address that is open already is no new entry of the history.
  void navigate(path, { replace: path === here });
}
