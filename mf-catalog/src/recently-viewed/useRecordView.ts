import type { ProductSummary } from '@marketplace/contracts/api/products';
import { useEffect } from 'react';

/**
 * Records a product as viewed on this device, for the home page to show again. The code is loaded
 * after a delay.
 */
export function useRecordView(product: ProductSummary): void {
  useEffect(() => {
    let isCancelled = false;
    let cancel: (() => void) | undefined;
    const remember = async () => {
      const { recordView } = await import(
        /* webpackChunkName: "catalog-record-view" */ './recordView'
      );
      if (!isCancelled) cancel = recordView(product);
    };
    // Best effort: a failure must not affect the page.
    const timer = setTimeout(() => void remember().catch(() => undefined), LOOKED_AT_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      cancel?.();
    };
  }, [product]);
}

/** A page that is left sooner does not count as viewed. */
const LOOKED_AT_MS = 1500;
