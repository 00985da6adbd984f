/** Limits of a session: the time from a sign-in to the end of its token. */
export interface SessionLimits {
  /** Days without a call after which it ends. */
  idleDays: number;
  /** Days after which it ends in any case. */
  mostDays: number;
}

export const SESSION_LIMITS: SessionLimits = { idleDays: 30, mostDays: 180 };
