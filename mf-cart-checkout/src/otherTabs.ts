import { pageLife } from '@marketplace/contracts/rendering';
import { type TabMessage, tabChannel } from '@marketplace/contracts/tabChannel';

const isVisible = () => document.visibilityState === 'visible';

/**
 * Calls `handle` after a change in another tab: immediately if this tab is visible, otherwise when
 * it becomes visible or returns from the back/forward cache.
 * @param handle receives true if the back/forward cache has restored the page; an action that was
 * pending when the shopper left is then still pending
 * @param isOutdated finds changes that no message reported; by default every restored page is
 * outdated, because a page in the back/forward cache receives no messages
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
  // Another tab may have changed something after the server rendered this page and before this code
  // listened. The check waits for the first interaction, so that a page that is only viewed loads
  // no code for the check.
  const cancel = pageLife.onceInteracted(handleVisible);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', handleVisible);
    window.removeEventListener('pageshow', handleShow);
    cancel();
  };
}
