import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, moment } from './fields';

/** Longest password the host looks at, in characters; hashing more would be a gift to attackers. */
const MAX_PASSWORD = 64;

/**
 * Trades credentials for a token (specification sections 4 and 7). Phones may lack the +88.
 * 401 with one and the same message for unknown accounts and wrong passwords; 429 with
 * `Retry-After` after too many tries for one account or from one address.
 */
export const signIn = defineCall({
  id: 'signIn',
  summary: 'Sign in with e-mail or phone and password',
  method: 'POST',
  path: '/auth/customer/signin',
  access: 'public',
  body: z.object({
    emailOrPhone: line(254),
    password: z
      .string({ error: 'must be a text' })
      .check(
        z.minLength(1, { error: 'must not be empty' }),
        z.maxLength(MAX_PASSWORD, { error: `must have at most ${MAX_PASSWORD} characters` }),
      ),
  }),
  reply: z.object({
    /** Opaque; goes into the cookie of the same name. */
    accessToken: z.string(),
    expiresAt: moment,
    phoneVerified: z.boolean(),
  }),
  errors: [400, 401],
});
export type SignInReply = z.infer<typeof signIn.reply>;

/** Ends the token it is called with, at once and everywhere. */
export const logout = defineCall({
  id: 'logout',
  summary: 'End the current token',
  method: 'POST',
  path: '/auth/customer/logout',
  access: 'customer',
  reply: done,
  errors: [401],
});
