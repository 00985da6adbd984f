import { hasViewedProducts } from '@marketplace/contracts/commerce/viewedProducts';
import { Region } from '@marketplace/contracts/rendering';

/**
 * The recently viewed products of this device, which the server does not know. The code is loaded
 * only if there are some.
 */
export function RecentlyViewed() {
  return <Region when="idle" load={loadViewedList} isBrowserOnly />;
}

async function loadViewedList() {
  if (!hasViewedProducts()) return undefined;
  const { ViewedList } = await import(
    /* webpackChunkName: "cart-recently-viewed" */ './ViewedList'
  );
  return ViewedList;
}
