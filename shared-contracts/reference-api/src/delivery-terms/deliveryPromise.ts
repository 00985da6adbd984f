import type { CartDelivery } from '@marketplace/contracts/api/publicCart';
import { endOfDay } from './endOfDay';
import { LEGAL_TERMS } from './legalTerms';

/** Days by which a shop's parcel arrives if it is ordered now. */
export const promiseDelivery = (district: string | null, now: Date): CartDelivery => ({
  district,
  withinDistrictBy: endOfDay(now, LEGAL_TERMS.deliveryDaysSameCity).toISOString(),
  elsewhereBy: endOfDay(now, LEGAL_TERMS.deliveryDaysElsewhere).toISOString(),
});
