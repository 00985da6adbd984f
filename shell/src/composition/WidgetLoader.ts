import type { RemoteName } from '@marketplace/contracts/routes';
import { type ComponentType, createContext, type LazyExoticComponent, useContext } from 'react';

export type Widget = LazyExoticComponent<ComponentType<object>>;

/** How the widgets of remotes come to the page; the server and the browser each have their way. */
export interface WidgetLoader {
  /** The same component for the life of the page. */
  widget: (remote: RemoteName, module: string) => Widget;
  /** Fetches a widget's code, if that has not succeeded yet. */
  wake: (remote: RemoteName, module: string) => void;
}

const WidgetLoaderContext = createContext<WidgetLoader | undefined>(undefined);
export const WidgetLoaderProvider = WidgetLoaderContext;

export function useWidgetLoader(): WidgetLoader {
  const loader = useContext(WidgetLoaderContext);
  if (!loader) throw new Error('RemoteWidget needs a WidgetLoader above it.');
  return loader;
}
