import { useRef, useState } from 'react';
import { lateComponent } from '../late-component/lateComponent';

const useViewedShelf = lateComponent(async () => {
  if (!isAnythingKept()) return undefined;
  const { ViewedShelf } = await import(
    /* webpackChunkName: "catalog-recently-viewed" */ './ViewedShelf'
  );
  return ViewedShelf;
});

/**
 * The place for what this device was shown lately, at the end of a page. The server knows nothing of
 * it, so nothing of it is in the page's HTML, and most first visits never load its code.
 */
export function RecentlyViewed() {
  const place = useRef<HTMLDivElement>(null);
  const ViewedShelf = useViewedShelf();
  const [isThereFromStart] = useState(ViewedShelf !== undefined);
  return (
    <div ref={place}>
      {ViewedShelf && <ViewedShelf place={isThereFromStart ? undefined : place} />}
    </div>
  );
}

function isAnythingKept(): boolean {
  try {
    return localStorage.getItem('recentlyViewed') !== null;
  } catch {
    return false;
  }
}
