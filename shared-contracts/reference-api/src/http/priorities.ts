import type { ApiCallId } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Priority } from '@marketplace/contracts/server/Slots';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Priority class of the route's requests. A route without a class counts as `purchase`. */
    priority?: Priority;
  }
}

/** Public reading calls that are needed to place an order. */
const READ_TO_ORDER: readonly ApiCallId[] = [
  'getCapabilities',
  'getPublicCart',
  'listDivisions',
  'listUpazilas',
];
/** Calls that the API refuses first under overload. */
const SPARED_FIRST: readonly ApiCallId[] = [
  'listPopularSearches',
  'recordMeasurements',
  'searchProducts',
];

/**
 * Returns the priority class of a call. Highest are writes, reads of a customer's own data, and
 * public reads that are needed to place an order. Other public reads follow. The calls in
 * `SPARED_FIRST` have the lowest priority.
 */
export function priorityOf({ id, method, access }: Call): Priority {
  const callId = id as ApiCallId;
  if (SPARED_FIRST.includes(callId)) return 'search';
  const isLookedAt = method === 'GET' && access === 'public' && !READ_TO_ORDER.includes(callId);
  return isLookedAt ? 'list' : 'purchase';
}
