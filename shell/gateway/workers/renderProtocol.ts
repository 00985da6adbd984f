import type { CacheTimes } from '@marketplace/contracts/loading/responseCache';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PartName, RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import type { RemoteRelease } from '../../src/app/server/releaseAddress';
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
  /** Remotes that have been set aside: their bundles are not evaluated. */
  without: readonly RemoteName[];
  /**
   * Parts of another release than in the live composition: it serves once it has rendered pages of these,
   * and renders others afterwards. Left out, it renders a page of every part first.
   */
  changed?: readonly PartName[];
  /** Resident bytes of the process past which a loop is ended before its time. */
  memoryLimit: number;
}

/** File descriptor by which the watchdog of a worker names the cause of its end, as `HangReport`. */
export const WATCHDOG_PIPE = 4;

/** The last word of a worker whose main thread computed without end. */
export interface HangReport {
  /** Computing time since the last sign of life, ms. */
  cpuMs: number;
  /** Resident bytes. */
  rss: number;
  /** Addresses of the scripts that ran, the innermost first. */
  scripts: string[];
}

/** A fault of a bundle that its worker has survived. */
export interface WorkerEvent extends Partial<RemoteRelease> {
  event: 'exit-refused' | 'unhandled-rejection' | 'uncaught-exception';
  detail: string;
}

export type WorkerMessage =
  | { type: 'ready'; problems: CompositionProblem[] }
  | { type: 'event'; event: WorkerEvent };

/** Headers between the gateway and its render workers; a visitor's own of that name are dropped. */
export const ORIGIN_HEADER = 'x-render-origin';
/** Present where the page may be kept for other visitors. */
export const SHARED_HEADER = 'x-render-shared';
/** Names, separated by commas, of the remotes that a page is made without. */
export const WITHOUT_HEADER = 'x-render-without';
/** Header of a worker's answer that holds `RenderNotes` as JSON. */
export const NOTES_HEADER = 'x-render-notes';

/** Notes of a worker about a page: for how long it may be kept, and the code in it. */
export interface RenderNotes extends CacheTimes {
  /** False where the document goes on while it is sent. */
  isWhole: boolean;
  /** Scripts and styles that a document's policy allows; absent for other answers. */
  sources?: PolicySources;
}
