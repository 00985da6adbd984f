import { DHAKA_OFFSET_MS } from '@marketplace/contracts/time/dhakaTime';

const DAY_MS = 86_400_000;

/** Returns the start of the day in Dhaka that is `daysLater` days after the day of `moment`. */
export function startOfDay(moment: Date, daysLater: number): Date {
  const day = Math.floor((moment.getTime() + DHAKA_OFFSET_MS) / DAY_MS);
  return new Date((day + daysLater) * DAY_MS - DHAKA_OFFSET_MS);
}

/** Returns the last millisecond of the day in Dhaka that is `daysLater` days after `moment`. */
export const endOfDay = (moment: Date, daysLater: number): Date =>
  new Date(startOfDay(moment, daysLater + 1).getTime() - 1);
