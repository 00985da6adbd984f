import type { ProductSummary } from '@marketplace/contracts/api/products';
import { addViewed, customerOf, toViewed } from '@marketplace/contracts/commerce/viewedProducts';
import { useEffect } from 'react';
import { bus } from '../../contracts';

/** A product whose page is left sooner than this, in ms, does not count as viewed. */
const LOOKED_AT_MS = 1500;

/**
 * Records a product as viewed on this device; the home page shows it later. This code is not a
 * separate chunk, which would be twice as large and would be fetched on nearly every visit.
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
 * Records a viewed product once the session is known, and never for a later session on the same
 * page.
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
