/**
 * Stops the page behind a modal from scrolling, until the returned function is called. Counted on
 * `<html>` itself, because each remote bundles its own copy of this module and modals stack.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  count(root, 1);
  return () => count(root, -1);
}

function count(root: HTMLElement, step: number) {
  const locks = Number(root.dataset.scrollLocks ?? 0) + step;
  if (locks > 0) root.dataset.scrollLocks = String(locks);
  else delete root.dataset.scrollLocks;
}
