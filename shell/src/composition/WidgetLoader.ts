import type { RemoteName } from '@marketplace/contracts/routes';
import { type ComponentType, createContext, useContext } from 'react';

export type Widget = ComponentType<object>;

/** How the widgets of remotes come to the page; the server and the browser each have their way. */
export interface WidgetLoader {
  /** On the server: a component that suspends until the widget is there, or fails. */
  serverWidget: (remote: RemoteName, module: string) => Widget;
  /** In the browser: the widget, or `undefined` when it cannot be had now. */
  load: (remote: RemoteName, module: string) => Promise<Widget | undefined>;
  /** Whether the first render still takes over the server's markup. */
  isHydrating: () => boolean;
}

const WidgetLoaderContext = createContext<WidgetLoader | undefined>(undefined);
export const WidgetLoaderProvider = WidgetLoaderContext;

export function useWidgetLoader(): WidgetLoader {
  const loader = useContext(WidgetLoaderContext);
  if (!loader) throw new Error('RemoteWidget needs a WidgetLoader above it.');
  return loader;
}
