import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { Region } from '@marketplace/contracts/rendering';
import type { ReactNode } from 'react';
import type { RemoteModuleName } from '../../manifest';
import { useWidgetLoader, type WidgetLoader } from '../page/contexts';
import { loadWith } from '../page/loadWith';

/**
 * A region whose code is a widget of a remote. While the remote is down, the server's markup or the
 * fallback stays, and the next interaction tries again.
 * @param module exposed module without `./`, such as `SearchBox`
 * @param fallback useful by itself and of the widget's size; shown until the widget is loaded
 */
export function remoteWidget(remote: RemoteName, module: RemoteModuleName, fallback: ReactNode) {
  const loadFrom = loadWith((widgets: WidgetLoader) => widgets.load(remote, module));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per widget, by its module
  return function RemoteWidget() {
    return <Region when="interaction" load={loadFrom(useWidgetLoader())} fallback={fallback} />;
  };
}
