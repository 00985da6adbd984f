import { Region } from '@marketplace/contracts/rendering';
import type { ReactNode } from 'react';
import type { SlotName } from '../../manifest';
import { useWidgetLoader, type WidgetLoader } from '../page/contexts';
import { loadWith } from '../page/loadWith';

/**
 * Makes a region that shows the widget with which a remote fills a slot. If no remote fills the
 * slot or the remote is down, the region keeps the server's markup or the fallback, and the next
 * interaction tries again.
 * @param fallback shown until the widget has loaded; has the widget's size and is useful by itself
 */
export function remoteWidget(slot: SlotName, fallback: ReactNode) {
  const loadFrom = loadWith((widgets: WidgetLoader) => widgets.load(slot, () => fallback));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per widget, by its module
  return function RemoteWidget() {
    return <Region when="interaction" load={loadFrom(useWidgetLoader())} fallback={fallback} />;
  };
}
