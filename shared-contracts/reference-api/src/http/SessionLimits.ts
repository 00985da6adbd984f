/** Limits for the lifetime of a session and its token. */
export interface SessionLimits {
  /** A session expires after this number of days without a request. */
  idleDays: number;
  /** A session expires after this number of days, even if it is used. */
  mostDays: number;
}

export const SESSION_LIMITS: SessionLimits = { idleDays: 30, mostDays: 180 };
