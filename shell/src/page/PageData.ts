import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RouteHandle } from '@marketplace/contracts/RemoteModules';

/** Where one remote's container is, for the browser or the server. */
export interface RemoteAddress {
  version: string;
  /** Absolute or root-relative URL of `remoteEntry.js`. */
  entry: string;
  /** Subresource Integrity value of the entry. */
  integrity: string;
}

export type RemoteAddresses = Record<RemoteName, RemoteAddress>;

/** Data with which the browser hydrates a page; stored as JSON in the page. */
export interface PageData {
  /** Id of the composition of releases, with which the browser hydrates. */
  compositionId: string;
  remotes: RemoteAddresses;
  config: MarketConfig;
  locale: Locale;
  /** True if the owner of this page could not be loaded on the server. */
  isOwnerUnavailable: boolean;
  /** The page's route handle, for a browser without its code; undefined if it is empty. */
  handle?: Pick<RouteHandle, 'layout' | 'middleware' | 'openWith'>;
  /** React Router's state: loader data, action data, errors. */
  hydration: {
    loaderData: Record<string, unknown>;
    actionData?: Record<string, unknown>;
    errors: Record<string, SerializedError> | null;
  };
}

/** The data in this page's document. */
export function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The page holds no data to hydrate from.');
  return JSON.parse(text);
}

export interface SerializedError {
  status: number;
  statusText: string;
  /** Trace id of a failed page. */
  data: { trace: string } | null;
  internal: false;
  __type: 'RouteErrorResponse';
}
