import type { RemoteWidgetModule } from '@marketplace/contracts/RemoteModules';
import { REMOTE_ON_SERVER_LIMIT_MS, REMOTE_RETRY_MS } from '@marketplace/contracts/timeLimits';
import { loadRemoteModule } from '../../composition/loadRemoteModule';
import type { Widget, WidgetLoader } from '../../page/contexts';

/** Widgets on the server, kept for the life of the process; one that failed is tried again. */
export function createServerWidgets(): WidgetLoader {
  const loads = new Map<string, Promise<Widget>>();
  return {
    load(remote, module) {
      const key = `${remote}/${module}`;
      const known = loads.get(key);
      if (known) return known;
      const loading = loadRemoteModule<RemoteWidgetModule>(
        remote,
        module,
        REMOTE_ON_SERVER_LIMIT_MS,
      ).then((loaded) => loaded.default);
      loading.catch(() => setTimeout(() => loads.delete(key), REMOTE_RETRY_MS));
      loads.set(key, loading);
      return loading;
    },
  };
}
