import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageTable } from '@marketplace/contracts/pages/pageTable';
import { createContext, type ReactNode, useContext } from 'react';
import type { SlotName } from '../../manifest';

/** Settings of the market. Every component of the shell may read them. */
export const MarketConfigContext = createContext<MarketConfig | undefined>(undefined);

export function useMarketConfig(): MarketConfig {
  const config = useContext(MarketConfigContext);
  if (!config) throw new Error('MarketConfigContext is missing.');
  return config;
}

/** Pages of the composition. Empty in tests that need none. */
export const PageTableContext = createContext<PageTable>([]);

export type Widget = (props: object) => ReactNode;

/** Loads widgets of remotes. Server and browser have different implementations. */
export interface WidgetLoader {
  /**
   * @param fallback returned by the server if no remote fills the slot
   * @returns `undefined` in the browser if no remote fills the slot or the remote is unavailable
   * @throws RemoteUnavailableError on the server if the remote is unavailable; the document's
   * stream then leaves the region to the browser
   */
  load: (slot: SlotName, fallback?: Widget) => Promise<Widget | undefined>;
}

export const WidgetLoaderContext = createContext<WidgetLoader | undefined>(undefined);

export function useWidgetLoader(): WidgetLoader {
  const loader = useContext(WidgetLoaderContext);
  if (!loader) throw new Error('A widget needs a WidgetLoader above it.');
  return loader;
}
