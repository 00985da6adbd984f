import * as z from 'zod/mini';
import { defineCall } from './defineCall';

/** Lists the extensions that this API supports, by the `id` of their calls, and the ways to pay. */
export const getCapabilities = defineCall({
  id: 'getCapabilities',
  summary: 'The extensions this host offers, and the ways to pay',
  method: 'GET',
  path: '/capabilities',
  access: 'public',
  reply: z.object({
    /** Ids of calls, e.g. `cancelMyOrder`. */
    extensions: z.array(z.string()),
    /** Values of `paymentMethod` in `placeOrder` and of `method` in `startPayment`. */
    paymentMethods: z.array(z.string()),
  }),
  errors: [],
  cacheSeconds: 60,
  isExtension: true,
});
