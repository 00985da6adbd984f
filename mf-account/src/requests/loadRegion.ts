import { optional } from '@marketplace/contracts/rendering';
import { EXTRA_MS } from '@marketplace/contracts/time/timeLimits';
import { isRefused } from './refusals';

/**
 * Like `optional`, but for customers' pages: rejects after a 401, because the whole page needs a
 * session.
 */
export const loadRegion = <Value>(what: string, loading: Promise<Value>) =>
  optional(what, loading, { waitMs: EXTRA_MS, isFatal: isRefused });
