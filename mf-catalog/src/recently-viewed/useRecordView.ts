import type { ProductSummary } from '@marketplace/contracts/api/products';
import { addViewed, customerOf, toViewed } from '@marketplace/contracts/commerce/viewedProducts';
import { useEffect } from 'react';
import { bus } from '../../contracts';

/** Time in ms after which a visit counts as a view. */
const LOOKED_AT_MS = 1500;

/**
 * Records a product as viewed on this device, for the lists of recently viewed products on the home
 * page and in the cart. This code is not in a chunk of its own, because nearly every visit would
 * fetch that chunk.
 */
export function useRecordView(product: ProductSummary): void {
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = recordView(product);
    }, LOOKED_AT_MS);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [product]);
}

/**
 * Records a viewed product once the session is known, and publishes `product:viewed`. Does not
 * record it again if the session changes on the same page.
 * @returns a function that cancels the recording
 */
function recordView(product: ProductSummary): () => void {
  let isRecorded = false;
  return bus.subscribe('session:changed', (session) => {
    const customer = customerOf(session);
    if (isRecorded || customer === undefined) return;
    isRecorded = true;
    addViewed(toViewed(product), customer);
    bus.publish('product:viewed', { productUuid: product.uuid, price: product.price });
  });
}
