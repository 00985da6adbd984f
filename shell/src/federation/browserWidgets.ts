import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteWidgetModule } from '@marketplace/contracts/RemoteModules';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import type { RemoteModuleName } from '../../manifest';
import { logFailure } from '../errors/logFailure';
import type { Widget, WidgetLoader } from '../page/contexts';
import { addRemoteMessages } from './addRemoteMessages';
import { factsOf, loadRemoteModule } from './loadRemoteModule';

/**
 * Loads widgets in the browser. Logs a failure and resolves to `undefined`; the next call then
 * tries again.
 */
export function createBrowserWidgets(locale: Locale, i18n: I18n): WidgetLoader {
  const loads = new Map<string, Promise<Widget | undefined>>();

  async function loadOnce(remote: RemoteName, module: RemoteModuleName): Promise<Widget> {
    const widget = await loadRemoteModule<RemoteWidgetModule>(remote, module, STEP_MS);
    await addRemoteMessages(widget, locale, i18n, STEP_MS);
    return widget.default;
  }

  return {
    load(remote, module) {
      const key = `${remote}/${module}`;
      const known = loads.get(key);
      if (known) return known;
      const loading = loadOnce(remote, module).catch((error) => {
        loads.delete(key);
        logFailure(`widget ${key}`, error, factsOf(remote));
        return undefined;
      });
      loads.set(key, loading);
      return loading;
    },
  };
}
