import * as z from 'zod/mini';
import { passwordGiven } from './auth';
import { defineCall } from './defineCall';
import { done, moment, uuid } from './fields';
import { listOf } from './pagination';

/** A session of the customer: the time from a sign-in until its token expires or is revoked. */
export const session = z.object({
  uuid,
  /** Browser and system from the user agent, e.g. `Chrome, Android`; `null` if unknown. */
  device: z.nullable(z.string()),
  /**
   * Network from which the session was last used, without the last part of its IP address, e.g.
   * `203.0.113.x`; `null` if unknown.
   */
  network: z.nullable(z.string()),
  /** When the customer signed in. */
  startedAt: moment,
  /** When the session was last used, accurate to a few minutes. */
  lastUsedAt: moment,
  /** True for the session whose token the request was sent with. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Lists the customer's active sessions, the most recently used first, at most fifty. */
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
 * Ends a session immediately, as if its device had logged out. The call needs the password, because
 * a token may be stolen: 403 `password-needed` without a password, 403 `wrong-password` with a
 * wrong password. A wrong password counts as a sign-in attempt. 404 for another customer's session.
 */
export const endSession = defineCall({
  id: 'endSession',
  summary: 'End a session of the customer',
  method: 'POST',
  path: '/customer/sessions/{uuid}/end',
  access: 'customer',
  params: z.object({
    /** Uuid of one of the customer's own sessions. */
    uuid,
  }),
  body: withPassword,
  reply: done,
  errors: [400, 401, 403, 404],
  isExtension: true,
});

/**
 * Ends all sessions of the customer except the session that sends the request. Needs the password,
 * like `endSession`.
 */
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
