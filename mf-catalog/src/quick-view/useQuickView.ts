import { ApiError } from '@marketplace/contracts/api/client';
import type { Product } from '@marketplace/contracts/api/products';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bus } from '../../contracts';

type QuickViewState =
  | { status: 'closed' }
  | { status: 'loading' | 'missing' | 'failed'; handle: string }
  | { status: 'shown'; handle: string; product: Product; isAlertOffered: boolean };

interface QuickView {
  view: QuickViewState;
  open: (handle: string) => void;
  close: () => void;
}

/**
 * The product that was last requested over the bus. Drops the reply to an earlier request.
 * Publishes `product:viewed` once the product is loaded, and `quick-view:closed` when the modal
 * closes or shows another product.
 */
export function useQuickView(): QuickView {
  const [view, setView] = useState<QuickViewState>({ status: 'closed' });
  const running = useRef<AbortController>(undefined);

  const open = useCallback((handle: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setView({ status: 'loading', handle });
    void load(handle, controller.signal).then((loaded) => {
      if (controller.signal.aborted) return;
      setView(loaded);
      if (loaded.status !== 'shown') return;
      const { uuid, price } = loaded.product;
      bus.publish('product:viewed', { productUuid: uuid, price });
    });
  }, []);
  const close = useCallback(() => {
    running.current?.abort();
    setView({ status: 'closed' });
  }, []);

  useEffect(() => {
    const stop = bus.subscribe('quick-view:requested', ({ handle }) => open(handle));
    return () => {
      stop();
      running.current?.abort();
    };
  }, [open]);

  const handle = view.status === 'closed' ? undefined : view.handle;
  useEffect(() => {
    if (handle === undefined) return;
    return () => bus.publish('quick-view:closed', { handle });
  }, [handle]);

  return { view, open, close };
}

async function load(handle: string, signal: AbortSignal): Promise<QuickViewState> {
  try {
    // Imports a chunk that is usually loaded already. It contains the loaders, the calls and their
    // schemas.
    const [{ fetchProduct }, { isAlertOffered }] = await Promise.all([
      import(/* webpackChunkName: "catalog-loaders" */ '../purchase/fetchProduct'),
      import(/* webpackChunkName: "catalog-loaders" */ '../stock-alert/stockAlertRequests'),
    ]);
    const loading = fetchProduct(handle, { signal });
    const [product, hasAlert] = await Promise.all([loading, isAlertOffered(loading)]);
    return { status: 'shown', handle, product, isAlertOffered: hasAlert };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { status: 'missing', handle };
    if (!signal.aborted) console.warn('The quick view could not be loaded:', error);
    return { status: 'failed', handle };
  }
}
