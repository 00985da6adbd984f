import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { LoadMessages } from './i18n/LoadMessages';
import type { MarketConfig } from './marketConfig';

/**
 * Exports of a remote's module `./routes`. A route's webpack chunk is named after the `id` of the
 * route or of its parent route.
 */
export interface RemoteRoutes {
  routes: RouteObject[];
  /**
   * Routes whose paths or contents depend on the market's settings. The shell adds them after
   * `routes`.
   */
  marketRoutes?: (market: MarketConfig) => RouteObject[];
  loadMessages: LoadMessages;
}

/**
 * Exports of a remote's widget module. A widget is a component that the shell shows on pages of any
 * remote.
 */
export interface RemoteWidgetModule<Props extends object = object> {
  default: (props: Props) => ReactNode;
  loadMessages?: LoadMessages;
}

/** Exports of a remote's module `./service`. */
export interface RemoteService {
  /**
   * Starts the service, which then subscribes to the bus. A service runs outside React, so it
   * translates its messages with `createTranslator`.
   * @returns a function that stops the service
   */
  activate: () => () => void;
}

/**
 * Modules that a remote may expose. Those besides `./routes` and `./service` are widgets, one for
 * each slot of the shell.
 */
export type ExposedModule = './routes' | './service' | './SearchBox' | './QuickView';

/** Layouts that a page can have instead of the default layout (specification section 2). */
export type LayoutName = 'landing' | 'user';

/** A route's `handle`. It tells the shell how to treat the page of the route. */
export interface RouteHandle {
  /**
   * Guards that run before the route's loader (specification section 6). A loader behind the guard
   * `userAuth` does not catch a 401 of the API. The shell catches it, removes the token's cookie
   * and redirects to the home page.
   */
  middleware?: string[];
  /**
   * Id of an API extension. If the API supports the extension, visitors may open the page without
   * signing in.
   */
  openWith?: string;
  /** Layout around the page; if left out, the default layout. */
  layout?: LayoutName;
  /**
   * Loads the translated messages that only this page needs. Their webpack chunk is named
   * `<chunk>-messages-<locale>-po`, where `<chunk>` is the chunk of the page or of its parent
   * route.
   */
  loadMessages?: LoadMessages;
  /**
   * Prefetches the code of the route's loader, and stores in the browser's cache the replies that
   * the page's first screen needs. Meant for pages to which many links lead. After the visitor's
   * first interaction, the shell calls this function for the links in view if the page table allows
   * it (`isPrefetchable`).
   */
  prefetch?: (args: LoaderFunctionArgs) => Promise<unknown>;
}
