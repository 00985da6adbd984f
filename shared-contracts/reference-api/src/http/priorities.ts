import type { ApiCallId } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Priority } from '@marketplace/contracts/server/Slots';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Priority class of the route's requests. A route without a class counts as `purchase`. */
    priority?: Priority;
  }
}

/** Public reads that are needed to place an order. */
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
 * Priority class of a call. Writes, reads of a customer's own data and the public reads that an
 * order needs come first, other public reads second. The calls in `SPARED_FIRST` come last.
 */
export function priorityOf({ id, method, access }: Call): Priority {
  const callId = id as ApiCallId;
  if (SPARED_FIRST.includes(callId)) return 'search';
  const isLookedAt = method === 'GET' && access === 'public' && !READ_TO_ORDER.includes(callId);
  return isLookedAt ? 'list' : 'purchase';
}
