import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { RemoteWidgetModule } from '@marketplace/contracts/remote/RemoteModules';
import type { RemoteName } from '@marketplace/contracts/routes';
import { lazy } from 'react';
import { logFailure } from '../errors/logFailure';
import { loadRemoteModule } from './loadRemoteModule';
import type { Widget, WidgetLoader } from './WidgetLoader';

const TIME_LIMIT_MS = 3000;

interface Entry {
  widget: Widget;
  resolve: (module: RemoteWidgetModule) => void;
  isWaking: boolean;
}

/**
 * Widgets in the browser. A widget's promise only ever resolves: until then React leaves the
 * server's markup as it is, and a failure changes nothing but that the next touch tries again.
 */
export function createBrowserWidgets(locale: Locale, i18n: I18n): WidgetLoader {
  const entries = new Map<string, Entry>();

  function entryOf(remote: RemoteName, module: string): Entry {
    const key = `${remote}/${module}`;
    const known = entries.get(key);
    if (known) return known;
    let resolve: Entry['resolve'] = () => undefined;
    const loaded = new Promise<RemoteWidgetModule>((done) => {
      resolve = done;
    });
    const entry = { widget: lazy(() => loaded), resolve, isWaking: false };
    entries.set(key, entry);
    return entry;
  }

  async function load(remote: RemoteName, module: string): Promise<RemoteWidgetModule> {
    const widget = await loadRemoteModule<RemoteWidgetModule>(remote, module, TIME_LIMIT_MS);
    const catalogue = await widget.loadMessages?.(locale);
    if (catalogue) i18n.load(locale, { ...i18n.messages, ...catalogue.messages });
    return widget;
  }

  return {
    widget: (remote, module) => entryOf(remote, module).widget,
    wake(remote, module) {
      const entry = entryOf(remote, module);
      if (entry.isWaking) return;
      entry.isWaking = true;
      load(remote, module).then(entry.resolve, (error) => {
        entry.isWaking = false;
        logFailure(`widget ${remote}/${module}`, error);
      });
    },
  };
}
