import { useRef, useState } from 'react';
import { lazyOnIdle } from '../deferred/lazyOnIdle';

const useViewedShelf = lazyOnIdle(async () => {
  if (!hasViewedProducts()) return undefined;
  const { ViewedShelf } = await import(
    /* webpackChunkName: "catalog-recently-viewed" */ './ViewedShelf'
  );
  return ViewedShelf;
});

/**
 * The recently viewed products of this device, at the end of a page. The server does not know them, so
 * that they are not in the page's HTML, and most first visits never load their code.
 */
export function RecentlyViewed() {
  const container = useRef<HTMLDivElement>(null);
  const ViewedShelf = useViewedShelf();
  const [isThereFromStart] = useState(ViewedShelf !== undefined);
  return (
    <div ref={container}>
      {ViewedShelf && <ViewedShelf container={isThereFromStart ? undefined : container} />}
    </div>
  );
}

function hasViewedProducts(): boolean {
  try {
    return localStorage.getItem('recentlyViewed') !== null;
  } catch {
    return false;
  }
}
