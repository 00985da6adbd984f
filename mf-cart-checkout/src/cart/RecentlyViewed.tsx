import { hasViewedProducts } from '@marketplace/contracts/commerce/viewedProducts';
import { Region } from '@marketplace/contracts/rendering';

/**
 * Shows the products that were recently viewed on this device. The server does not know these
 * products. Loads the list's code only if there are such products.
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
