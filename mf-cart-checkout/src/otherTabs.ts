import { type TabMessage, tabChannel } from '@marketplace/contracts/tabChannel';

const isVisible = () => document.visibilityState === 'visible';

/**
 * Runs what a change in another tab asks for: at once, and in a hidden tab once it is looked at.
 * @param isOutdated says so without a message, for browsers that send none
 * @returns unsubscribe
 */
export function followOtherTabs(
  kind: TabMessage['kind'],
  handle: () => void,
  isOutdated: () => boolean = () => false,
): () => void {
  let isMissed = false;
  const handleVisible = () => {
    if (!isVisible() || !(isMissed || isOutdated())) return;
    isMissed = false;
    handle();
  };
  const stop = tabChannel.listen((told) => {
    if (told !== kind) return;
    isMissed = true;
    handleVisible();
  });
  document.addEventListener('visibilitychange', handleVisible);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', handleVisible);
  };
}
