/**
 * Stops the page behind a modal from scrolling. The locks are counted on `<html>`, because each
 * remote bundles its own copy of this module and several modals can be open.
 * @returns a function that releases the lock
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
