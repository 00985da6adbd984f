import type { SlotTable } from '@marketplace/contracts/federation/slotTable';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteWidgetModule } from '@marketplace/contracts/RemoteModules';
import { withLoopLimit } from '@marketplace/contracts/time/deadline';
import { BACKGROUND_MS, CALL_MS } from '@marketplace/contracts/time/timeLimits';
import type { SlotName } from '../../manifest';
import { RemoteUnavailableError } from '../errors/missingCode';
import type { Widget, WidgetLoader } from '../page/contexts';
import { loadRemoteModule } from './loadRemoteModule';
import { RETRY_PAUSE_MS, type ServerRemotes } from './serverRemotes';

type WidgetsWithout = (without: readonly RemoteName[]) => WidgetLoader;

/**
 * Loads widgets on the server, and caches them for the life of the process. A widget that failed is
 * tried again. There is one loader for each set of excluded remotes, because regions cache what a
 * loader has loaded.
 */
export function createServerWidgets(
  remotes: Pick<ServerRemotes, 'routesOf'>,
  { widgets }: SlotTable,
): WidgetsWithout {
  const loads = new Map<SlotName, Promise<Widget>>();
  const loaders = new Map<string, WidgetLoader>();

  async function loadOnce(remote: RemoteName, slot: SlotName): Promise<Widget> {
    // Loads the remote's routes for its messages. Without them, the widget would show message ids.
    if (!(await remotes.routesOf(remote))) throw unavailable(remote, slot);
    const limit = BACKGROUND_MS;
    const loading = loadRemoteModule<RemoteWidgetModule>(remote, slot, limit);
    return (await withLoopLimit(loading, CALL_MS)).default;
  }

  function load(remote: RemoteName, slot: SlotName): Promise<Widget> {
    const known = loads.get(slot);
    if (known) return known;
    const loading = loadOnce(remote, slot);
    loading.catch(() => setTimeout(() => loads.delete(slot), RETRY_PAUSE_MS));
    loads.set(slot, loading);
    return loading;
  }

  return (without) => {
    const key = [...without].sort().join(' ');
    const known = loaders.get(key);
    if (known) return known;
    const loader: WidgetLoader = {
      load: async (slot, fallback) => {
        const remote = widgets[slot];
        // An unfilled slot is no failure. A failure would keep the page out of the cache.
        if (!remote) return fallback;
        if (without.includes(remote)) throw unavailable(remote, slot);
        return load(remote, slot);
      },
    };
    loaders.set(key, loader);
    return loader;
  };
}

const unavailable = (remote: RemoteName, slot: SlotName) =>
  new RemoteUnavailableError(remote, slot, '', new Error('The remote is not used here.'));
