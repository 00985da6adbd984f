import { sessionChannel } from './sessionChannel';
import { clearTabStorage } from './sessionState';

/**
 * Detects that another tab signed in or out: at once by its message, and in browsers without channels
 * whenever this tab gets the focus.
 *
 * @param syncWithCookie brings the page in line with the cookie
 * @returns unsubscribe
 */
export function watchOtherTabs(syncWithCookie: () => void): () => void {
  const handleMessage = (kind: 'changed' | 'left') => {
    if (kind === 'left') clearTabStorage();
    syncWithCookie();
  };
  let stopListening = sessionChannel.listen(handleMessage);
  const handleHide = () => stopListening();
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    // An open channel may keep a page out of the back-forward cache, so `pagehide` closed it.
    if (persisted) {
      stopListening();
      stopListening = sessionChannel.listen(handleMessage);
    }
    syncWithCookie();
  };
  const handleVisible = () => {
    if (document.visibilityState === 'visible') syncWithCookie();
  };
  window.addEventListener('pagehide', handleHide);
  window.addEventListener('pageshow', handleShow);
  window.addEventListener('focus', syncWithCookie);
  document.addEventListener('visibilitychange', handleVisible);
  syncWithCookie();
  return () => {
    stopListening();
    window.removeEventListener('pagehide', handleHide);
    window.removeEventListener('pageshow', handleShow);
    window.removeEventListener('focus', syncWithCookie);
    document.removeEventListener('visibilitychange', handleVisible);
  };
}
