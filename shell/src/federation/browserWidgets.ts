import type { SlotTable } from '@marketplace/contracts/federation/slotTable';
import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { RemoteWidgetModule } from '@marketplace/contracts/RemoteModules';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import type { SlotName } from '../../manifest';
import { logFailure } from '../errors/logFailure';
import type { Widget, WidgetLoader } from '../page/contexts';
import { addRemoteMessages } from './addRemoteMessages';
import { factsOf, loadRemoteModule } from './loadRemoteModule';

/**
 * Loads widgets in the browser. Logs a failure and resolves to `undefined`; the next call then
 * tries again.
 */
export function createBrowserWidgets(
  locale: Locale,
  i18n: I18n,
  widgets: SlotTable['widgets'],
): WidgetLoader {
  const loads = new Map<SlotName, Promise<Widget | undefined>>();

  async function loadOnce(slot: SlotName): Promise<Widget | undefined> {
    const remote = widgets[slot];
    if (!remote) return undefined;
    try {
      const widget = await loadRemoteModule<RemoteWidgetModule>(remote, slot, STEP_MS);
      await addRemoteMessages(widget, locale, i18n, STEP_MS);
      return widget.default;
    } catch (error) {
      loads.delete(slot);
      logFailure(`widget ${slot}`, error, factsOf(remote));
      return undefined;
    }
  }

  return {
    load(slot) {
      const loading = loads.get(slot) ?? loadOnce(slot);
      loads.set(slot, loading);
      return loading;
    },
  };
}
