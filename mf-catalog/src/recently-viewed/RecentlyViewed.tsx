import { hasViewedProducts } from '@marketplace/contracts/commerce/viewedProducts';
import { Region } from '@marketplace/contracts/rendering';
import { useRef } from 'react';

const loadViewedShelf = async () => {
  if (!hasViewedProducts()) return undefined;
  const { ViewedShelf } = await import(
    /* webpackChunkName: "catalog-recently-viewed" */ './ViewedShelf'
  );
  return ViewedShelf;
};

/**
 * The products that were recently viewed on this device, at the end of a page. They are not in the
 * page's HTML, because the server does not know them. Their code is loaded only if a product was
 * viewed.
 */
export function RecentlyViewed() {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container}>
      <Region when="idle" load={loadViewedShelf} props={{ container }} isBrowserOnly />
    </div>
  );
}
