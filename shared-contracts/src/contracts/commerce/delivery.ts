import type { CartDelivery } from '../api/publicCart';

const nameOf = (district: string) => district.trim().toLowerCase();

/**
 * The last moment of the day by which a parcel arrives at an address: one rule for the page before the
 * order and for the host that makes it.
 * @param district of the address, in any case
 */
export function deliveredBy(delivery: CartDelivery, district: string): string {
  const isSame = delivery.district !== null && nameOf(delivery.district) === nameOf(district);
  return isSame ? delivery.withinDistrictBy : delivery.elsewhereBy;
}
