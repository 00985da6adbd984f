import { tabChannel } from '@marketplace/contracts/tabChannel';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { cartCookie } from './cartCookie';

/**
 * Notices that another tab has logged in or out, or has changed the cart. The other tab sends a
 * message. This tab also checks the cookies whenever it gets the focus, because some browsers lack
 * `BroadcastChannel`.
 * @param syncWithCookie updates the page from the cookie
 * @returns a function that unsubscribes
 */
export function watchOtherTabs(syncWithCookie: () => void): () => void {
  const sync = () => {
    cartCookie.reread();
    syncWithCookie();
  };
  const stopListening = tabChannel.listen((kind) => {
    if (kind === 'left') tabStorage.clear();
    sync();
  });
  const handleVisible = () => {
    if (document.visibilityState === 'visible') sync();
  };
  window.addEventListener('pageshow', sync);
  window.addEventListener('focus', sync);
  document.addEventListener('visibilitychange', handleVisible);
  syncWithCookie();
  return () => {
    stopListening();
    window.removeEventListener('pageshow', sync);
    window.removeEventListener('focus', sync);
    document.removeEventListener('visibilitychange', handleVisible);
  };
}
