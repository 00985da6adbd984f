import type { RemoteService } from '@marketplace/contracts/remote/RemoteModules';
import { answerAddRequests } from '../cart/answerAddRequests';
import { refreshCart } from '../cart/refreshCart';
import { watchOtherTabs } from '../cart/watchOtherTabs';
import { answerToggleRequests } from '../wishlist/answerToggleRequests';
import { dropBoughtProducts } from '../wishlist/dropBoughtProducts';
import { followSession } from '../wishlist/followSession';

/**
 * The cart and wishlist service (specification section 4): answers `cart:add-requested` with
 * `cart:item-added` or `cart:add-failed`, and `wishlist:toggle-requested` with
 * `wishlist:item-added`, `wishlist:item-removed` or `wishlist:toggle-failed`; keeps the cookies
 * `cartUuid` and `cartQuantity`, and publishes `cart:changed` and `wishlist:changed`. Shows every
 * outcome as a toast, so requesters show none. Browser only. Returns how to stop.
 */
export const activate: RemoteService['activate'] = () => {
  const stops = [
    answerAddRequests(),
    // Nobody asked for it: a failure is tried again with the next look at the tab.
    watchOtherTabs(() => void refreshCart().catch(() => undefined)),
    followSession(),
    answerToggleRequests(),
    dropBoughtProducts(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
