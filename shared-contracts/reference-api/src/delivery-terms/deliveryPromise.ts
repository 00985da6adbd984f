import type { CartDelivery } from '@marketplace/contracts/api/publicCart';
import { sql } from 'kysely';
import { endOfDay, startOfDay } from './endOfDay';
import { LEGAL_TERMS } from './legalTerms';

/** How long a product takes until its parcel is on the way, as its shop and sub-category say. */
export interface LeadTime {
  /** Days until the shop hands the parcel to a carrier; null if the shop has not said it. */
  dispatchDays: number | null;
  /** Hours until food arrives that is delivered hot; null for everything else. */
  hotHours: number | null;
}

/** Lead time of a product; the queries join its shop and its sub-category. */
export const selectLeadTime = [
  sql<number | null>`shops.dispatch_days + categories.dispatch_days`.as('dispatchDays'),
  'categories.hotHours',
] as const;

/** Days that carriers in Bangladesh take. */
const CARRIER_DAYS = { withinDistrict: 1, elsewhere: 2 };

/** Hours of the day in Dhaka at which hot food is delivered first and last. */
const FIRST_HOT_HOUR = 11;
const LAST_HOT_HOUR = 22;
const HOUR_MS = 3_600_000;

/**
 * Computes when a parcel that is ordered now arrives: when its slowest line can arrive, but never
 * later than the law allows.
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

/** The last moments at which the law allows a parcel to arrive that is ordered now. */
export const lawfulDelivery = (district: string | null, now: Date): CartDelivery => ({
  district,
  withinDistrictBy: endOfDay(now, LEGAL_TERMS.deliveryDaysSameCity).toISOString(),
  elsewhereBy: endOfDay(now, LEGAL_TERMS.deliveryDaysElsewhere).toISOString(),
});

/**
 * @returns the moment at which the slowest line arrives; undefined if a shop has not said how long
 * it takes
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
 * Food arrives within some hours, but not at night: what cannot arrive today is cooked when the
 * next day's deliveries begin. Rounded up to a quarter of an hour.
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
