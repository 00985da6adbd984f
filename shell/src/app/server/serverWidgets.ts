import type { RemoteWidgetModule } from '@marketplace/contracts/RemoteModules';
import { lazy } from 'react';
import { loadRemoteModule } from '../../composition/loadRemoteModule';
import type { Widget, WidgetLoader } from '../../page/contexts';

const TIME_LIMIT_MS = 800;
const RETRY_PAUSE_MS = 1000;

/** Widgets on the server, kept for the life of the process; one that failed is tried again. */
export function createServerWidgets(): WidgetLoader {
  const widgets = new Map<string, Widget>();
  return {
    serverWidget(remote, module) {
      const key = `${remote}/${module}`;
      const known = widgets.get(key);
      if (known) return known;
      const widget = lazy(() => {
        const loading = loadRemoteModule<RemoteWidgetModule>(remote, module, TIME_LIMIT_MS);
        loading.catch(() => setTimeout(() => widgets.delete(key), RETRY_PAUSE_MS));
        return loading;
      });
      widgets.set(key, widget);
      return widget;
    },
    load: () => Promise.resolve(undefined),
    isHydrating: () => false,
  };
}
