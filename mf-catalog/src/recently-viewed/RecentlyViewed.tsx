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
 * The recently viewed products of this device, at the end of a page. The server does not know them,
 * so they are not in the page's HTML. Most first visits never load their code.
 */
export function RecentlyViewed() {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container}>
      <Region when="idle" load={loadViewedShelf} props={{ container }} isBrowserOnly />
    </div>
  );
}
