import type { MarketConfig } from '@marketplace/contracts/marketConfig';
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
export const NONCE_HEADER = 'x-render-nonce';
export const ORIGIN_HEADER = 'x-render-origin';
