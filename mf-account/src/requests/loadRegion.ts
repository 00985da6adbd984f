import { ApiError } from '@marketplace/contracts/api/client';
import { loadPart } from '@marketplace/contracts/loading/loadPart';
import { EXTRA_WAIT_MS } from '@marketplace/contracts/timeLimits';

/** `loadPart` for pages of customers: a 401 is thrown, for it concerns the whole page. */
export const loadRegion = <Value>(what: string, loading: Promise<Value>) =>
  loadPart(what, loading, { waitMs: EXTRA_WAIT_MS, isFatal: isRefused });

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;
