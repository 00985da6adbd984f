import { bus } from '@marketplace/contracts/events';
import { readCartQuantity, readCartUuid } from '@marketplace/contracts/session/cookies';

/**
 * Cookies are shared by the tabs of a browser and the bus is not: when a tab comes back to the
 * front after another one changed the cart, it is told so. Returns how to stop.
 */
export function watchOtherTabs(onOutdated: () => void): () => void {
  const handleVisible = () => {
    if (document.visibilityState === 'visible' && isOutdated()) onOutdated();
  };
  document.addEventListener('visibilitychange', handleVisible);
  return () => document.removeEventListener('visibilitychange', handleVisible);
}

function isOutdated(): boolean {
  const known = bus.retained('cart:changed');
  if (!known) return false;
  const { cartUuid, totalQuantity } = known;
  return cartUuid !== (readCartUuid() ?? '') || totalQuantity !== readCartQuantity();
}
