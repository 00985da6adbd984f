import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RouteHandle } from '@marketplace/contracts/RemoteModules';

/** First segments of the paths of a remote's pages. */
export interface RemotePaths {
  /** Of pages whose data may be prefetched. */
  shared: string[];
  own: string[];
}

/** URL and hash of a remote's container, for the browser or for the server. */
export interface RemoteAddress {
  version: string;
  /** URL of `remoteEntry.js`, absolute or root-relative. */
  entry: string;
  /** Subresource Integrity value of `remoteEntry.js`. */
  integrity: string;
  paths: RemotePaths;
}

export type RemoteAddresses = Record<RemoteName, RemoteAddress>;

/** Data that the browser needs to hydrate a page. The document contains it as JSON. */
export interface PageData {
  /** Id of the releases that have rendered the page and hydrate it. */
  compositionId: string;
  remotes: RemoteAddresses;
  config: MarketConfig;
  locale: Locale;
  /** True if the server could not load the remote that owns the page. */
  isOwnerUnavailable: boolean;
  /** Handle of the page's routes. The browser uses it if it cannot load the page's code. Omitted if
   * it is empty. */
  handle?: Pick<RouteHandle, 'layout' | 'middleware' | 'openWith'>;
  /** What React Router restores: loader data, action data, errors. */
  hydration: {
    loaderData: Record<string, unknown>;
    actionData?: Record<string, unknown>;
    errors: Record<string, SerializedError> | null;
  };
}

/** Reads the data from the document. */
export function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The page holds no data to hydrate from.');
  return JSON.parse(text);
}

export interface SerializedError {
  status: number;
  statusText: string;
  /** Trace id of the failed page, if it has one. */
  data: { trace: string } | null;
  internal: false;
  __type: 'RouteErrorResponse';
}
