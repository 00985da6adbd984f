import type { ProductSummary } from '@marketplace/contracts/api/products';
import { bus } from '@marketplace/contracts/events';
import { customerOf } from './customerOf';
import { addViewed, toViewed } from './viewedProducts';

/**
 * Keeps a viewed product, once it is known for whom; never for who comes after them on the same page.
 * @returns how to call it off
 */
export function noteViewed(product: ProductSummary): () => void {
  let isKept = false;
  return bus.subscribe('session:changed', (session) => {
    const customer = customerOf(session);
    if (isKept || customer === undefined) return;
    isKept = true;
    addViewed(toViewed(product), customer);
  });
}
