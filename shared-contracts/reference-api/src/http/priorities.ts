import type { ApiCallId } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Priority } from '@marketplace/contracts/server/Slots';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Priority class of the route's requests; undefined if they cannot wait, such as payment
     * notifications.
     */
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
/** Under overload these calls are refused first. */
const SPARED_FIRST: readonly ApiCallId[] = [
  'listPopularSearches',
  'recordMeasurements',
  'searchProducts',
];

/** Priority class of a call: writes and a customer's own data come before public reads. */
export function priorityOf({ id, method, access }: Call): Priority {
  const callId = id as ApiCallId;
  if (SPARED_FIRST.includes(callId)) return 'search';
  const isLookedAt = method === 'GET' && access === 'public' && !READ_TO_ORDER.includes(callId);
  return isLookedAt ? 'list' : 'purchase';
}
