import { bus } from '@marketplace/contracts/events';
import { useNavigate } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import { useEffect, useRef, useState } from 'react';
import { RegionBoundary } from '../composition/RegionBoundary';
import { useWidgetLoader, type Widget } from '../composition/WidgetLoader';

/**
 * Where the catalogue's quick view is put (specification section 2, layouts). The first request
 * brings its code; from then on it listens by itself. Where it cannot be had, the product's own page
 * shows the same.
 */
export function QuickViewSlot() {
  const loader = useWidgetLoader();
  const navigate = useNavigate();
  const [QuickView, setQuickView] = useState<Widget>();
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    if (QuickView) {
      // Effects of what is inside ran before this one: the quick view listens by now.
      if (wanted.current) bus.publish('quick-view:requested', { handle: wanted.current });
      wanted.current = undefined;
      return;
    }
    return bus.subscribe('quick-view:requested', ({ handle }) => {
      wanted.current = handle;
      void loader.load('mf_catalog', 'QuickView').then((widget) => {
        if (widget) setQuickView(() => widget);
        else if (wanted.current === handle) void navigate(productPath(handle));
      });
    });
  }, [QuickView, loader, navigate]);

  return QuickView ? (
    <RegionBoundary name="quick view" fallback={null}>
      <QuickView />
    </RegionBoundary>
  ) : null;
}
