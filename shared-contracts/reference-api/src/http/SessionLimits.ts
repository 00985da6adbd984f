/** Lifetime of a session and its token. */
export interface SessionLimits {
  /** Days without a request after which a session expires. */
  idleDays: number;
  /** Days after which a session expires even if it is used. */
  mostDays: number;
}

export const SESSION_LIMITS: SessionLimits = { idleDays: 30, mostDays: 180 };
