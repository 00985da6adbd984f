import { hasViewedProducts } from '@marketplace/contracts/commerce/viewedProducts';
import { island } from '@marketplace/contracts/islands';

/**
 * The recently viewed products of this device, which the server does not know. The code is loaded
 * only if there are some.
 */
export const RecentlyViewed = island(
  async () => {
    if (!hasViewedProducts()) return undefined;
    const { ViewedList } = await import(
      /* webpackChunkName: "cart-recently-viewed" */ './ViewedList'
    );
    return ViewedList;
  },
  { when: 'idle', isServerRendered: false },
);
