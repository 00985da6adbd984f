import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, note } from './fields';

/** Sends a message to the market's support, which answers by e-mail or phone. */
export const sendSupportMessage = defineCall({
  id: 'sendSupportMessage',
  summary: 'Send a message to support',
  method: 'POST',
  path: '/support/message',
  access: 'public',
  body: z.object({
    /** The sender's name. */
    name: line(100),
    /** E-mail address or phone for the answer. */
    emailOrPhone: line(254),
    /** Plain text. */
    message: note(),
  }),
  reply: done,
  errors: [400],
  isIdempotent: true,
  isExtension: true,
});
