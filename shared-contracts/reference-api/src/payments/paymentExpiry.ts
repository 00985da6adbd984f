const MINUTES_TO_PAY = 30;

/** How long an order that has to be paid keeps its pieces. */
export const paymentExpiry = (now: Date) => new Date(now.getTime() + MINUTES_TO_PAY * 60_000);
