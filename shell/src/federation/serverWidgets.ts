import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteWidgetModule } from '@marketplace/contracts/RemoteModules';
import { withLoopLimit } from '@marketplace/contracts/time/deadline';
import { BACKGROUND_MS, CALL_MS } from '@marketplace/contracts/time/timeLimits';
import type { RemoteModuleName } from '../../manifest';
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
export function createServerWidgets(remotes: Pick<ServerRemotes, 'routesOf'>): WidgetsWithout {
  const loads = new Map<string, Promise<Widget>>();
  const loaders = new Map<string, WidgetLoader>();

  async function loadOnce(remote: RemoteName, module: RemoteModuleName): Promise<Widget> {
    // Loads the remote's routes for its messages. Without them, the widget would show message ids.
    if (!(await remotes.routesOf(remote))) throw unavailable(remote, module);
    const limit = BACKGROUND_MS;
    const loading = loadRemoteModule<RemoteWidgetModule>(remote, module, limit);
    return (await withLoopLimit(loading, CALL_MS)).default;
  }

  function load(remote: RemoteName, module: RemoteModuleName): Promise<Widget> {
    const key = `${remote}/${module}`;
    const known = loads.get(key);
    if (known) return known;
    const loading = loadOnce(remote, module);
    loading.catch(() => setTimeout(() => loads.delete(key), RETRY_PAUSE_MS));
    loads.set(key, loading);
    return loading;
  }

  return (without) => {
    const key = [...without].sort().join(' ');
    const known = loaders.get(key);
    if (known) return known;
    const loader: WidgetLoader = {
      load: async (remote, module) => {
        if (without.includes(remote)) throw unavailable(remote, module);
        return load(remote, module);
      },
    };
    loaders.set(key, loader);
    return loader;
  };
}

const unavailable = (remote: RemoteName, module: RemoteModuleName) =>
  new RemoteUnavailableError(remote, module, '', new Error('The remote is not used here.'));
