import type { I18n, Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { MarketConfig } from '../config/marketConfig';
import type { Locale } from '../i18n/locale';

/** A compiled catalogue, as the message loader's module. */
export type LoadMessages = (locale: Locale) => Promise<{ messages: Messages }>;

/** What `./routes` of a remote exposes. Each route's `id` is the name of its webpack chunk. */
export interface RemoteRoutes {
  routes: RouteObject[];
  /** Routes whose paths or contents follow the market's settings; they join after `routes`. */
  marketRoutes?: (market: MarketConfig) => RouteObject[];
  loadMessages: LoadMessages;
}

/** What a widget of a remote exposes (design of the storefront, section 8). */
export interface RemoteWidgetModule<Props extends object = object> {
  default: ComponentType<Props>;
  loadMessages?: LoadMessages;
}

/** What `./service` of a remote exposes. */
export interface RemoteService {
  /**
   * Subscribes to the bus and returns how to stop. The page's language instance is handed over,
   * with the service's catalogue in it, because a service stands outside React.
   */
  activate: (context: { i18n: I18n }) => () => void;
  loadMessages?: LoadMessages;
}

/** Layouts besides the default one (specification section 2). */
export type LayoutName = 'landing' | 'user';

/** What a route may ask of the shell in its `handle`. */
export interface RouteHandle {
  /** Guards that run before its loader (specification section 6). */
  middleware?: string[];
  /** What is above the page; the default layout where left out. */
  layout?: LayoutName;
}
