import { Region } from '@marketplace/contracts/rendering';
import { useNavigate } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import { useEffect, useRef, useState } from 'react';
import { bus } from '../../contracts';
import { useWidgetLoader, type Widget } from '../page/contexts';

/**
 * Shows a remote's quick view (specification section 2, layouts). The first request loads its
 * code; later requests reach it directly. If the code cannot be loaded, opens the product's page
 * instead.
 */
export function QuickViewSlot() {
  const loader = useWidgetLoader();
  const navigate = useNavigate();
  const [QuickView, setQuickView] = useState<Widget>();
  const requested = useRef<string>(undefined);

  useEffect(() => {
    if (QuickView) {
      // Repeats the request. The quick view has subscribed by now, because React runs the effects
      // of children first.
      if (requested.current) bus.publish('quick-view:requested', { handle: requested.current });
      requested.current = undefined;
      return;
    }
    return bus.subscribe('quick-view:requested', ({ handle }) => {
      requested.current = handle;
      void loader.load('QuickView').then((widget) => {
        if (widget) setQuickView(() => widget);
        else if (requested.current === handle) void navigate(productPath(handle));
      });
    });
  }, [QuickView, loader, navigate]);

  return QuickView ? (
    <Region failed={null}>
      <QuickView />
    </Region>
  ) : null;
}
