import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteWidgetModule } from '@marketplace/contracts/RemoteModules';
import { logFailure } from '../errors/logFailure';
import type { Widget, WidgetLoader } from '../page/contexts';
import { addRemoteMessages } from './addRemoteMessages';
import { loadRemoteModule } from './loadRemoteModule';

const TIME_LIMIT_MS = 3000;

/** @param isHydrating true while the page hydrates the server's markup */
export function createBrowserWidgets(
  locale: Locale,
  i18n: I18n,
  isHydrating: () => boolean,
): WidgetLoader {
  const loads = new Map<string, Promise<Widget | undefined>>();

  async function loadOnce(remote: RemoteName, module: string): Promise<Widget> {
    const widget = await loadRemoteModule<RemoteWidgetModule>(remote, module, TIME_LIMIT_MS);
    await addRemoteMessages(widget, locale, i18n, TIME_LIMIT_MS);
    return widget.default;
  }

  return {
    isHydrating,
    serverWidget: () => {
      throw new Error('The browser loads its widgets itself.');
    },
    load(remote, module) {
      const key = `${remote}/${module}`;
      const known = loads.get(key);
      if (known) return known;
      const loading = loadOnce(remote, module).catch((error) => {
        loads.delete(key);
        logFailure(`widget ${key}`, error);
        return undefined;
      });
      loads.set(key, loading);
      return loading;
    },
  };
}
