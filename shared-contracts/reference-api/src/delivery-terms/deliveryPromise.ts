import type { CartDelivery } from '@marketplace/contracts/api/publicCart';
import { endOfDay } from './endOfDay';
import { LEGAL_TERMS } from './legalTerms';

/** Promises the last day on which a parcel of a shop in `district` arrives if it is ordered now. */
export const promiseDelivery = (district: string | null, now: Date): CartDelivery => ({
  district,
  withinDistrictBy: endOfDay(now, LEGAL_TERMS.deliveryDaysSameCity).toISOString(),
  elsewhereBy: endOfDay(now, LEGAL_TERMS.deliveryDaysElsewhere).toISOString(),
});
