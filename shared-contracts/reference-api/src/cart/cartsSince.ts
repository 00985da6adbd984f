const DAYS_KEPT = 30;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** A cart that was last changed at this moment, or before it, is there no more. */
export const cartsSince = (now: Date) => new Date(now.getTime() - DAYS_KEPT * MS_PER_DAY);
