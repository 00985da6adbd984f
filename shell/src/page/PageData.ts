import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RouteHandle } from '@marketplace/contracts/RemoteModules';

/** URL and hash of a remote's container, for the browser or for the server. */
export interface RemoteAddress {
  version: string;
  /** URL of `remoteEntry.js`, absolute or root-relative. */
  entry: string;
  /** Subresource Integrity value of `remoteEntry.js`. */
  integrity: string;
}

export type RemoteAddresses = Record<RemoteName, RemoteAddress>;

/** A remote in the document. Texts and few fields, because every document contains it. */
export interface RemoteInPage extends Pick<RemoteAddress, 'version' | 'integrity'> {
  /**
   * First segments of the paths of its pages whose data may be prefetched, separated by spaces; that
   * of the home page is empty.
   */
  shared?: string;
  /** First segments of the paths of its other pages. */
  own?: string;
}

/** Data that the browser needs to hydrate a page. The document contains it as JSON. */
export interface PageData {
  /** Id of the releases that have rendered the page and hydrate it. */
  compositionId: string;
  remotes: Record<RemoteName, RemoteInPage>;
  config: MarketConfig;
  locale: Locale;
  /** True if the server could not load the remote that owns the page; otherwise omitted. */
  isOwnerUnavailable?: true;
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
