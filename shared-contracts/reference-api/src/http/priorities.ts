import type { ApiCallId } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Priority } from '@marketplace/contracts/server/Slots';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Class of the route's requests; absent where none of it can wait, as word of a payment. */
    priority?: Priority;
  }
}

/** Public reads that an order cannot be placed without. */
const READ_TO_ORDER: readonly ApiCallId[] = [
  'getCapabilities',
  'getPublicCart',
  'listDivisions',
  'listUpazilas',
];
/** Calls that nobody misses for a while. */
const SPARED_FIRST: readonly ApiCallId[] = [
  'listPopularSearches',
  'recordMeasurements',
  'searchProducts',
];

/** Class of a call: what writes or is a customer's own comes before what is looked at. */
export function priorityOf({ id, method, access }: Call): Priority {
  // An id is its key in apiCalls, as apiCalls.ts has it.
  const callId = id as ApiCallId;
  if (SPARED_FIRST.includes(callId)) return 'search';
  const isLookedAt = method === 'GET' && access === 'public' && !READ_TO_ORDER.includes(callId);
  return isLookedAt ? 'list' : 'purchase';
}
