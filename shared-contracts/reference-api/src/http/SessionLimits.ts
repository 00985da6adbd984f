/** Lifetime limits of a session and its token. */
export interface SessionLimits {
  /** Days without a call after which the session expires. */
  idleDays: number;
  /** Maximum days of a session. */
  mostDays: number;
}

export const SESSION_LIMITS: SessionLimits = { idleDays: 30, mostDays: 180 };
