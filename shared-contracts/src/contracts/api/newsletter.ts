import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, emailAddress } from './fields';

/** Puts an e-mail address on the newsletter; the reply does not tell whether it was there. */
export const subscribe = defineCall({
  id: 'subscribe',
  summary: 'Subscribe to the newsletter',
  method: 'POST',
  path: '/customer/subscribe',
  access: 'public',
  body: z.object({
    /** Address the newsletter is sent to. */
    email: emailAddress,
  }),
  reply: done,
  errors: [400],
});
