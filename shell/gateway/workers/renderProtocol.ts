import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PartName, RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { CacheTimes } from '@marketplace/contracts/responseCache';
import type { Theme } from '@marketplace/contracts/testSession';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import type { RemoteRelease } from '../../src/federation/releaseAddress';
import type { DocumentSources } from '../edge/securityHeaders';
import type { Composition } from '../releases/liveComposition';
import type { ReleasePlace } from '../releases/ReleaseStore';
import type { Tables } from '../releases/readTables';
import type { BuildPlace } from '../releases/withBuilds';
import type { SessionScripts } from './addPanel';

/** The message from the gateway that makes a render worker serve a composition. */
export interface WorkerSettings extends ReleasePlace, Tables {
  composition: Composition;
  apiOrigin: string;
  /** Origins of the API, of which `apiOrigin` is the first; by default it is the only one. */
  apiOrigins?: readonly string[];
  market: MarketConfig;
  /** Colours of every page; by default those that the visitor's device prefers. */
  theme?: Theme | undefined;
  /** Scripts that every document contains; only workers of test sessions have them. */
  scripts?: SessionScripts;
  /** Builds of developers; only workers of test sessions read them. */
  builds?: BuildPlace;
  /** Socket file on which the worker listens. */
  socket: string;
  /** Excluded remotes, whose bundles are not evaluated. */
  without: readonly RemoteName[];
  /**
   * Parts whose releases differ from the live composition. The worker renders pages of these parts
   * before it serves, and tries the other parts afterwards. If the list is empty, it renders no
   * page by itself. By default, it renders a page of every part before it serves.
   */
  changed?: readonly PartName[];
  /** Resident memory in bytes at which a loop is ended before its time limit. */
  memoryLimit: number;
}

/** Settings that do not depend on the process. */
export type PoolSettings = Omit<WorkerSettings, 'socket'>;

/**
 * A message from the gateway to a render worker. A worker may get `preload` before its settings: it
 * then loads releases that its composition will contain.
 */
export type GatewayMessage = { preload: PoolSettings } | WorkerSettings | 'drain';

/** File descriptor to which a worker's watchdog writes a `HangReport`. */
export const WATCHDOG_PIPE = 4;

/** The watchdog's report about a worker whose main thread hung. */
export interface HangReport {
  /** CPU time since the last heartbeat, in ms. */
  cpuMs: number;
  /** Resident memory in bytes. */
  rss: number;
  /** URLs of the scripts that ran, innermost first. */
  scripts: string[];
}

/**
 * A fault of a bundle that did not end its worker, or `worker-failed`: why the worker cannot start
 * and ends.
 */
export interface WorkerEvent extends Partial<RemoteRelease> {
  event: 'exit-refused' | 'unhandled-rejection' | 'uncaught-exception' | 'worker-failed';
  detail: string;
}

export type WorkerMessage =
  | { type: 'ready'; problems: CompositionProblem[] }
  | { type: 'event'; event: WorkerEvent };

/**
 * Request header with the shop's origin. If a visitor sends this header or one of the two request
 * headers below, the gateway drops it.
 */
export const ORIGIN_HEADER = 'x-render-origin';
/** Request header that is present if the page may be cached for other visitors. */
export const SHARED_HEADER = 'x-render-shared';
/** Request header with the names of the excluded remotes, separated by commas. */
export const WITHOUT_HEADER = 'x-render-without';
/** Reply header that holds `RenderNotes` as JSON. */
export const NOTES_HEADER = 'x-render-notes';

/** A worker's notes about a page: its cache times, and the scripts and styles that it may use. */
export interface RenderNotes extends CacheTimes {
  /** False if the document is streamed. */
  isWhole: boolean;
  /** True if a region of the page shows a failure. Older releases of the shell leave it out. */
  hasFailure?: boolean | undefined;
  /** Scripts and styles that the document's policy allows; absent if the reply is no document. */
  sources?: DocumentSources;
}
