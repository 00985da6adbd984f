import type { CartDelivery } from '@marketplace/contracts/api/publicCart';
import { sql } from 'kysely';
import { endOfDay, startOfDay } from './endOfDay';
import { LEGAL_TERMS } from './legalTerms';

/** How long a product takes until it is dispatched or, if it is hot food, until it arrives. */
export interface LeadTime {
  /** Days until the shop hands the parcel to a carrier; null if the shop has not stated them. */
  dispatchDays: number | null;
  /** Hours until hot food arrives; null if the product is not hot food. */
  hotHours: number | null;
}

/** Columns of `LeadTime`. The query must join the shop and the sub-category of the product. */
export const selectLeadTime = [
  sql<number | null>`shops.dispatch_days + categories.dispatch_days`.as('dispatchDays'),
  'categories.hotHours',
] as const;

/** Days that carriers in Bangladesh need to deliver a parcel. */
const CARRIER_DAYS = { withinDistrict: 1, elsewhere: 2 };

/** Hour of the day in Dhaka at which cooking of hot food begins. */
const FIRST_HOT_HOUR = 11;
/** Hour of the day in Dhaka by which the last hot food is delivered. */
const LAST_HOT_HOUR = 22;
const HOUR_MS = 3_600_000;

/**
 * Promises two times of arrival for a parcel that is ordered now: within the shop's district, and
 * elsewhere. Each is the time at which the slowest line arrives, or the legal deadline if that is
 * earlier or if a lead time is unknown.
 * @param district district of the shop; null if unknown
 */
export function promiseDelivery(
  district: string | null,
  lines: readonly LeadTime[],
  now: Date,
): CartDelivery {
  const lawful = lawfulDelivery(district, now);
  const within = arrival(lines, CARRIER_DAYS.withinDistrict, now);
  const elsewhere = arrival(lines, CARRIER_DAYS.elsewhere, now);
  return {
    district,
    withinDistrictBy: earlier(within, lawful.withinDistrictBy),
    elsewhereBy: earlier(elsewhere, lawful.elsewhereBy),
  };
}

/**
 * Returns the legal deadlines of a parcel that is ordered now, within the shop's district and
 * elsewhere.
 */
export const lawfulDelivery = (district: string | null, now: Date): CartDelivery => ({
  district,
  withinDistrictBy: endOfDay(now, LEGAL_TERMS.deliveryDaysSameCity).toISOString(),
  elsewhereBy: endOfDay(now, LEGAL_TERMS.deliveryDaysElsewhere).toISOString(),
});

/**
 * @returns the time at which the slowest line arrives; undefined if the lead time of a line is
 * unknown
 */
function arrival(lines: readonly LeadTime[], carrierDays: number, now: Date): Date | undefined {
  const moments = lines.map(({ dispatchDays, hotHours }) => {
    if (hotHours !== null) return hotArrival(hotHours, now);
    return dispatchDays === null ? undefined : endOfDay(now, dispatchDays + carrierDays);
  });
  if (moments.length === 0 || moments.includes(undefined)) return undefined;
  return new Date(Math.max(...moments.map(Number)));
}

/**
 * Returns the time at which hot food arrives, rounded up to a quarter of an hour. Food that cannot
 * arrive by `LAST_HOT_HOUR` is cooked from `FIRST_HOT_HOUR` on the next day.
 */
function hotArrival(hours: number, now: Date): Date {
  const atHour = (daysLater: number, hour: number) =>
    startOfDay(now, daysLater).getTime() + hour * HOUR_MS;
  const from = Math.max(now.getTime(), atHour(0, FIRST_HOT_HOUR));
  const today = Math.ceil((from + hours * HOUR_MS) / (HOUR_MS / 4)) * (HOUR_MS / 4);
  return new Date(
    today <= atHour(0, LAST_HOT_HOUR) ? today : atHour(1, FIRST_HOT_HOUR) + hours * HOUR_MS,
  );
}

const earlier = (promised: Date | undefined, lawful: string): string =>
  promised && promised < new Date(lawful) ? promised.toISOString() : lawful;
