import type { SlotTable } from '@marketplace/contracts/federation/slotTable';
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

/**
 * A remote, as the document names it. The data is short, with strings instead of arrays, because
 * every document contains it.
 */
export interface RemoteInPage extends Pick<RemoteAddress, 'version' | 'integrity'> {
  /**
   * First path segments of the remote's pages whose data may be prefetched, separated by spaces.
   * The home page's segment is empty.
   */
  shared?: string;
  /** First path segments of the remote's other pages, also separated by spaces. */
  own?: string;
}

/** Data that the browser needs to hydrate a page. The document contains it as JSON. */
export interface PageData extends SlotTable {
  /** Id of the composition, i.e. of the releases that have rendered the page and hydrate it. */
  compositionId: string;
  remotes: Record<RemoteName, RemoteInPage>;
  config: MarketConfig;
  locale: Locale;
  /** True if the server could not load the remote that owns the page; otherwise omitted. */
  isOwnerUnavailable?: true;
  /**
   * Handle of the page's routes, for a browser that cannot load the page's code. Omitted if it is
   * empty.
   */
  handle?: Pick<RouteHandle, 'layout' | 'middleware' | 'openWith'>;
  /** State that React Router restores: loader data, action data, errors. */
  hydration: {
    loaderData: Record<string, unknown>;
    actionData?: Record<string, unknown>;
    errors: Record<string, SerializedError> | null;
  };
}

/**
 * Reads the page's data from the document.
 * @throws Error if the document contains none
 */
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
