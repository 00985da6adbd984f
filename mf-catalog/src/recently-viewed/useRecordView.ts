import type { ProductSummary } from '@marketplace/contracts/api/products';
import { addViewed, customerOf, toViewed } from '@marketplace/contracts/commerce/viewedProducts';
import { bus } from '@marketplace/contracts/events';
import { useEffect } from 'react';

/** A page that is left sooner does not count as viewed. */
const LOOKED_AT_MS = 1500;

/**
 * Records a product as viewed on this device, for the home page to show again. In a chunk of its own it
 * would be twice as large, and nearly every visit would fetch it.
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
 * Records a viewed product once the session is known; never for a later session on the same page.
 * @returns cancels it
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
