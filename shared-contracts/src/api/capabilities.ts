import * as z from 'zod/mini';
import { defineCall } from './defineCall';

/** Which extensions this host has, by the `id` of their calls (design section 7). */
export const getCapabilities = defineCall({
  id: 'getCapabilities',
  summary: 'The extensions this host offers, and the ways to pay',
  method: 'GET',
  path: '/capabilities',
  access: 'public',
  reply: z.object({ extensions: z.array(z.string()), paymentMethods: z.array(z.string()) }),
  errors: [],
  cacheSeconds: 60,
  isExtension: true,
});
