import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { LoadMessages } from './i18n/LoadMessages';
import type { MarketConfig } from './marketConfig';

/**
 * Exports of a remote's module `./routes`. The `id` of each route, or of its parent, is the name of
 * its webpack chunk.
 */
export interface RemoteRoutes {
  routes: RouteObject[];
  /**
   * Routes whose paths or contents depend on the market's settings; they are added after `routes`.
   */
  marketRoutes?: (market: MarketConfig) => RouteObject[];
  loadMessages: LoadMessages;
}

/** Exports of a remote's widget module (design of the storefront, section 8). */
export interface RemoteWidgetModule<Props extends object = object> {
  default: (props: Props) => ReactNode;
  loadMessages?: LoadMessages;
}

/** Exports of a remote's module `./service`. */
export interface RemoteService {
  /**
   * Starts the service, which subscribes to the bus. A service runs outside React, so it receives
   * the page's Lingui instance, to which its messages were added.
   * @returns a function that stops the service
   */
  activate: (context: { i18n: I18n }) => () => void;
  loadMessages?: LoadMessages;
}

/** Layouts that a page can have instead of the default layout (specification section 2). */
export type LayoutName = 'landing' | 'user';

/** A route's `handle`, with which it tells the shell how to treat its page. */
export interface RouteHandle {
  /**
   * Guards that run before the route's loader (specification section 6). The loader of a route with
   * `userAuth` does not catch the API's 401; the shell then removes the cookie and redirects to the
   * home page.
   */
  middleware?: string[];
  /** Id of an extension. If the host supports it, visitors may open the page without a sign-in. */
  openWith?: string;
  /** Layout around the page; if left out, the default layout. */
  layout?: LayoutName;
  /**
   * Loads the messages that only this page needs. The name of their chunk is that of the page's
   * chunk, or of the chunk of its parent, followed by `-messages-<locale>-po`.
   */
  loadMessages?: LoadMessages;
  /**
   * Prefetches the code of the route's loader, and stores in the browser's cache the replies that
   * the page's first screen needs. Meant for pages to which many links lead. The shell calls it for
   * links in view, after the visitor's first interaction.
   */
  prefetch?: (args: LoaderFunctionArgs) => Promise<unknown>;
}
