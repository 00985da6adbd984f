import { isDeliveredTo } from '@marketplace/contracts/commerce/delivery';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { sql } from 'kysely';
import { districtName } from '../customers/locations';
import { ApiProblem } from '../http/ApiProblem';

export interface LocalThing {
  /** District from which the product's shop sends; null if unknown. */
  district: string | null;
  /** True if the product is delivered only within its shop's district. */
  isLocal: boolean | null;
}

/** True if a product's shop or sub-category delivers only within the shop's district. */
export const selectIsLocal = sql<boolean | null>`shops.is_local or categories.is_local`.as(
  'isLocal',
);

/**
 * Returns the names of the districts to which a product is delivered, or `undefined` if it is
 * delivered everywhere or if its shop's district is unknown.
 */
export const deliveryAreaOf = ({ isLocal, district }: LocalThing): string[] | undefined =>
  isLocal && district !== null ? [district] : undefined;

/** Returns the fields of a reply that describe a delivery area, with names in `language` too. */
export function describeArea(thing: LocalThing, language: Locale) {
  const deliveredOnlyTo = deliveryAreaOf(thing);
  const deliveredOnlyToNames = deliveredOnlyTo?.map((name) => districtName(name, language));
  return { deliveredOnlyTo, deliveredOnlyToNames };
}

interface Line extends LocalThing {
  productName: string;
}

/**
 * Checks that all lines of an order can be delivered to the address's district.
 * @throws ApiProblem 409 that names the products that are not delivered there
 */
export function assertDelivered(lines: readonly Line[], district: string): void {
  const messages = lines.flatMap((line) => {
    const area = deliveryAreaOf(line);
    if (!area || isDeliveredTo(area, district)) return [];
    return `${line.productName} is delivered in ${area.join(', ')} district only`;
  });
  if (messages.length > 0) throw new ApiProblem(409, 'not-delivered', messages);
}
