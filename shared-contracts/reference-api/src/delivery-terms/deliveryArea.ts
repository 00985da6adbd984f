import { isDeliveredTo } from '@marketplace/contracts/commerce/delivery';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { sql } from 'kysely';
import { districtName } from '../customers/locations';
import { ApiProblem } from '../http/ApiProblem';

interface LocalThing {
  /** District that its shop sends from; null where nobody has said. */
  district: string | null;
  /** It is delivered within that district alone. */
  isLocal: boolean | null;
}

/** True for a product whose shop or sub-category is delivered within the shop's district alone. */
export const selectIsLocal = sql<boolean | null>`shops.is_local or categories.is_local`.as(
  'isLocal',
);

/** Districts that something is delivered to alone; `undefined` for all, and where the shop's is not known. */
export const deliveryAreaOf = ({ isLocal, district }: LocalThing): string[] | undefined =>
  isLocal && district !== null ? [district] : undefined;

/** The same as replies tell it, with what the districts are called in a language. */
export function describeArea(thing: LocalThing, language: Locale) {
  const deliveredOnlyTo = deliveryAreaOf(thing);
  const deliveredOnlyToNames = deliveredOnlyTo?.map((name) => districtName(name, language));
  return { deliveredOnlyTo, deliveredOnlyToNames };
}

interface Line extends LocalThing {
  productName: string;
}

/** @throws ApiProblem 409 naming all lines that are not delivered to the district of an address */
export function assertDelivered(lines: readonly Line[], district: string): void {
  const messages = lines.flatMap((line) => {
    const area = deliveryAreaOf(line);
    if (!area || isDeliveredTo(area, district)) return [];
    return `${line.productName} is delivered in ${area.join(', ')} district only`;
  });
  if (messages.length > 0) throw new ApiProblem(409, 'not-delivered', messages);
}
