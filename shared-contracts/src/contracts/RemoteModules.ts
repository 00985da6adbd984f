import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { LoadMessages } from './i18n/LoadMessages';
import type { MarketConfig } from './marketConfig';

/** Exports of `./routes` of a remote. Each route's `id`, or its parent's, is the name of its webpack chunk. */
export interface RemoteRoutes {
  routes: RouteObject[];
  /** Routes whose paths or contents follow the market's settings; they join after `routes`. */
  marketRoutes?: (market: MarketConfig) => RouteObject[];
  loadMessages: LoadMessages;
}

/** Exports of a widget of a remote (design of the storefront, section 8). */
export interface RemoteWidgetModule<Props extends object = object> {
  default: (props: Props) => ReactNode;
  loadMessages?: LoadMessages;
}

/** Exports of `./service` of a remote. */
export interface RemoteService {
  /**
   * Subscribes to the bus and returns how to stop. The page's language instance is handed over,
   * with the service's messages in it, because a service stands outside React.
   */
  activate: (context: { i18n: I18n }) => () => void;
  loadMessages?: LoadMessages;
}

/** Layouts besides the default one (specification section 2). */
export type LayoutName = 'landing' | 'user';

/** A route's `handle`: its requests to the shell. */
export interface RouteHandle {
  /**
   * Guards that run before its loader (specification section 6). Under `userAuth` a loader lets the
   * API's 401 pass: the shell ends the cookie and leads home.
   */
  middleware?: string[];
  /** Id of the extension whose host lets visitors pass the guards. */
  openWith?: string;
  /** Layout around the page; the default layout where left out. */
  layout?: LayoutName;
  /**
   * Messages of the page, besides those of its remote. Their chunk has the name of the page's or its
   * parent's, followed by `-messages-<locale>-po`.
   */
  loadMessages?: LoadMessages;
  /**
   * For a page that many links lead to: fetches its loader's code, and the replies that its first screen
   * waits for into the browser's cache. Called for links in view after the visitor's first interaction.
   */
  prefetch?: (args: LoaderFunctionArgs) => Promise<unknown>;
}
