import { forgetTab } from './forgetTab';
import { sessionChannel } from './sessionChannel';

interface Watcher {
  /** Brings the page in line with the cookie. */
  compare: () => void;
}

/**
 * Notices that another tab signed in or out: at once by its message, and where there are no
 * messages whenever somebody turns to this tab. Returns how to stop.
 */
export function watchSession({ compare }: Watcher): () => void {
  const hear = (kind: 'changed' | 'left') => {
    if (kind === 'left') forgetTab();
    compare();
  };
  let stopListening = sessionChannel.listen(hear);
  const handleHide = () => stopListening();
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    // An open channel may keep a page out of the back-forward cache: it was closed on the way out.
    if (persisted) {
      stopListening();
      stopListening = sessionChannel.listen(hear);
    }
    compare();
  };
  const handleVisible = () => {
    if (document.visibilityState === 'visible') compare();
  };
  window.addEventListener('pagehide', handleHide);
  window.addEventListener('pageshow', handleShow);
  window.addEventListener('focus', compare);
  document.addEventListener('visibilitychange', handleVisible);
  compare();
  return () => {
    stopListening();
    window.removeEventListener('pagehide', handleHide);
    window.removeEventListener('pageshow', handleShow);
    window.removeEventListener('focus', compare);
    document.removeEventListener('visibilitychange', handleVisible);
  };
}
