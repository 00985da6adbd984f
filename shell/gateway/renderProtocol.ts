import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { CacheTimes } from '@marketplace/contracts/responseCache';
import type { PolicySources } from '../src/page/policySources.server';
import type { Composition } from './liveComposition';

/** First message from the gateway to a render worker. */
export interface WorkerSettings {
  composition: Composition;
  releasesUrl: string;
  apiOrigin: string;
  market: MarketConfig;
  /** Socket file the worker listens on. */
  socket: string;
}

/** Headers between the gateway and its render workers; a visitor's own of that name are dropped. */
export const ORIGIN_HEADER = 'x-render-origin';
/** Present where the page may be kept for other visitors. */
export const SHARED_HEADER = 'x-render-shared';
/** Of an answer: `RenderNotes` as JSON. */
export const NOTES_HEADER = 'x-render-notes';

/** Notes of a worker about a page: for how long it may be kept, and the code in it. */
export interface RenderNotes extends CacheTimes {
  /** False where the document goes on while it is sent. */
  isWhole: boolean;
  /** Of a document. */
  sources?: PolicySources;
}

/** How an answer is compressed; the worker does it, so that the short form crosses the socket. */
export type Encoding = 'br' | 'gzip';
