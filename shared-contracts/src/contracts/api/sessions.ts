import * as z from 'zod/mini';
import { passwordGiven } from './auth';
import { defineCall } from './defineCall';
import { done, moment, uuid } from './fields';
import { listOf } from './pagination';

/** One of the customer's sessions: the time from a sign-in to the end of its token. */
export const session = z.object({
  uuid,
  /** Browser and system as the browser names itself, e.g. `Chrome, Android`; `null` where it does not. */
  device: z.nullable(z.string()),
  /** Network it was last used from, without its last part, e.g. `203.0.113.x`; `null` where unknown. */
  network: z.nullable(z.string()),
  /** When the customer signed in. */
  startedAt: moment,
  /** When it was last used, to a few minutes. */
  lastUsedAt: moment,
  /** True for the session of the token the call came with. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Sessions that have not ended, the one used last first; fifty at most. */
export const listSessions = defineCall({
  id: 'listSessions',
  summary: "The customer's sessions on all devices",
  method: 'GET',
  path: '/customer/sessions',
  access: 'customer',
  reply: listOf(session),
  errors: [401],
  isExtension: true,
});

const withPassword = z.object({
  /** The customer's password. */
  currentPassword: z.optional(passwordGiven),
});

/**
 * Ends a session at once, as if its device had logged out. Needs the password, for a token may be stolen: 403
 * `password-needed` without, `wrong-password` with a wrong one, which counts as a try to sign in. 404 for
 * another customer's.
 */
export const endSession = defineCall({
  id: 'endSession',
  summary: 'End a session of the customer',
  method: 'POST',
  path: '/customer/sessions/{uuid}/end',
  access: 'customer',
  params: z.object({
    /** An own session. */
    uuid,
  }),
  body: withPassword,
  reply: done,
  errors: [400, 401, 403, 404],
  isExtension: true,
});

/** Ends all sessions but the one it is called with; the password as in `endSession`. */
export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  summary: 'End all other sessions of the customer',
  method: 'POST',
  path: '/customer/end-other-sessions',
  access: 'customer',
  body: withPassword,
  reply: done,
  errors: [400, 401, 403],
  isExtension: true,
});
