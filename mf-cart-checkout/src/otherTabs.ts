import { pageLife } from '@marketplace/contracts/rendering';
import { type TabMessage, tabChannel } from '@marketplace/contracts/tabChannel';

const isVisible = () => document.visibilityState === 'visible';

/**
 * Calls `handle` after a change in another tab. It runs immediately in a visible tab. In a hidden
 * tab, or in a page in the back/forward cache, it runs when the page is visible again.
 * @param handle gets true if the back/forward cache has restored the page, including any action
 * that was pending when it was left
 * @param isOutdated finds changes without a message; by default every restored page is outdated,
 * because it received no messages in the cache
 * @returns the unsubscribe function
 */
export function followOtherTabs(
  kind: TabMessage['kind'],
  handle: (isRestored: boolean) => void,
  isOutdated: (isRestored: boolean) => boolean = (isRestored) => isRestored,
): () => void {
  let isMissed = false;
  const followWhenVisible = (isRestored: boolean) => {
    if (!isVisible() || !(isMissed || isOutdated(isRestored))) return;
    isMissed = false;
    handle(isRestored);
  };
  const handleVisible = () => followWhenVisible(false);
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) followWhenVisible(true);
  };
  const stop = tabChannel.listen((told) => {
    if (told !== kind) return;
    isMissed = true;
    handleVisible();
  });
  document.addEventListener('visibilitychange', handleVisible);
  window.addEventListener('pageshow', handleShow);
  // Another tab may have changed something after the document was rendered and before this page
  // listened. Without interaction the check waits, so that a first view loads no code for it.
  const cancel = pageLife.onceInteracted(handleVisible);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', handleVisible);
    window.removeEventListener('pageshow', handleShow);
    cancel();
  };
}
