import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PartName, RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { CacheTimes } from '@marketplace/contracts/responseCache';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import type { RemoteRelease } from '../../src/federation/releaseAddress';
import type { PolicySources } from '../../src/page/policySources.server';
import type { Composition } from '../releases/liveComposition';
import type { ReleasePlace } from '../releases/ReleaseStore';

/** First message from the gateway to a render worker. */
export interface WorkerSettings extends ReleasePlace {
  composition: Composition;
  apiOrigin: string;
  market: MarketConfig;
  /** Socket file the worker listens on. */
  socket: string;
  /** Excluded remotes: their bundles are not evaluated. */
  without: readonly RemoteName[];
  /**
   * Parts whose release differs from the live composition's: the worker serves after it has rendered pages of
   * these, and tries the others afterwards. By default it renders a page of every part first.
   */
  changed?: readonly PartName[];
  /** Resident bytes of the process at which a loop is ended before its time limit. */
  memoryLimit: number;
}

/** File descriptor to which a worker's watchdog writes the cause of the end, as `HangReport`. */
export const WATCHDOG_PIPE = 4;

/** The watchdog's report about a worker whose main thread hung. */
export interface HangReport {
  /** Computing time since the last heartbeat, ms. */
  cpuMs: number;
  /** Resident bytes. */
  rss: number;
  /** Addresses of the scripts that ran, the innermost first. */
  scripts: string[];
}

/** A fault of a bundle that its worker survived. */
export interface WorkerEvent extends Partial<RemoteRelease> {
  event: 'exit-refused' | 'unhandled-rejection' | 'uncaught-exception';
  detail: string;
}

export type WorkerMessage =
  | { type: 'ready'; problems: CompositionProblem[] }
  | { type: 'event'; event: WorkerEvent };

/** Headers between the gateway and its render workers; a visitor's headers of these names are dropped. */
export const ORIGIN_HEADER = 'x-render-origin';
/** Present if the page may be cached for other visitors. */
export const SHARED_HEADER = 'x-render-shared';
/** Names, separated by commas, of the remotes that a page is rendered without. */
export const WITHOUT_HEADER = 'x-render-without';
/** Header of a worker's reply that holds `RenderNotes` as JSON. */
export const NOTES_HEADER = 'x-render-notes';

/** A worker's notes about a page: its cache times, and the code in it. */
export interface RenderNotes extends CacheTimes {
  /** False if the document is streamed. */
  isWhole: boolean;
  /** Scripts and styles that a document's policy allows; absent for other replies. */
  sources?: PolicySources;
}
