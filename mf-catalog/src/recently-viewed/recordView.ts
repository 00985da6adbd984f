import type { ProductSummary } from '@marketplace/contracts/api/products';
import { bus } from '@marketplace/contracts/events';
import { addViewed, customerOf, toViewed } from './viewedProducts';

/**
 * Records a viewed product once the session is known; never for a later session on the same page.
 * @returns cancels it
 */
export function recordView(product: ProductSummary): () => void {
  let isRecorded = false;
  return bus.subscribe('session:changed', (session) => {
    const customer = customerOf(session);
    if (isRecorded || customer === undefined) return;
    isRecorded = true;
    addViewed(toViewed(product), customer);
    bus.publish('product:viewed', { productUuid: product.uuid, price: product.price });
  });
}
