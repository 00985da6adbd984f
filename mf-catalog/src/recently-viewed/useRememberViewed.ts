import type { ProductSummary } from '@marketplace/contracts/api/products';
import { useEffect } from 'react';

/**
 * Remembers on this device that a product was looked at, for the home page to show again. The code
 * comes when the page has nothing better to do.
 */
export function useRememberViewed(product: ProductSummary): void {
  useEffect(() => {
    let isGone = false;
    let callOff: (() => void) | undefined;
    const remember = async () => {
      const { noteViewed } = await import(
        /* webpackChunkName: "catalog-note-viewed" */ './noteViewed'
      );
      if (!isGone) callOff = noteViewed(product);
    };
    // Whether it is remembered is no concern of this page.
    const timer = setTimeout(() => void remember().catch(() => undefined), LOOKED_AT_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      callOff?.();
    };
  }, [product]);
}

/** A page that is left sooner was not looked at. */
const LOOKED_AT_MS = 1500;
