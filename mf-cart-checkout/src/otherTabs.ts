import { ATTENDED, isAttended } from '@marketplace/contracts/onIdle';
import { type TabMessage, tabChannel } from '@marketplace/contracts/tabChannel';

const isVisible = () => document.visibilityState === 'visible';

/**
 * Runs what a change in another tab asks for: at once, and in a hidden tab, or a page that the browser
 * keeps for Back, once it is looked at.
 * @param handle is told whether Back has restored the page, with whatever it was doing when it was left
 * @param isOutdated says so without a message, for changes and browsers that send none; by default of a page
 * that Back has restored, which heard of nothing while the browser kept it
 * @returns unsubscribe
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
  // A change after the document was made, and before this page listened. A first view fetches no code
  // for it.
  if (isAttended()) handleVisible();
  else window.addEventListener(ATTENDED, handleVisible, { once: true });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', handleVisible);
    window.removeEventListener('pageshow', handleShow);
    window.removeEventListener(ATTENDED, handleVisible);
  };
}
