import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, emailAddress } from './fields';

/**
 * Subscribes an e-mail address to the newsletter. The reply does not reveal whether the address was
 * subscribed before.
 */
export const subscribe = defineCall({
  id: 'subscribe',
  summary: 'Subscribe to the newsletter',
  method: 'POST',
  path: '/customer/subscribe',
  access: 'public',
  body: z.object({
    /** E-mail address to which the newsletter is sent. */
    email: emailAddress,
  }),
  reply: done,
  errors: [400],
});
