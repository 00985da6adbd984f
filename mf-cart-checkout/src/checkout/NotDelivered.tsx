import { useLingui } from '@lingui/react/macro';
import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';
import { areaText, isDeliveredTo } from '@marketplace/contracts/commerce/delivery';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useLineName } from '../page-parts/useLineName';

/**
 * Returns the cart items that are not delivered to a district. Returns no items for an empty
 * district, which means that the district is not known yet.
 */
export const undeliveredItems = ({ cartItems }: Cart, district: string): CartItem[] =>
  district === '' ? [] : cartItems.filter((item) => !isDeliveredTo(item.deliveredOnlyTo, district));

/**
 * Names the items that are not delivered to the address, so that the shopper knows before ordering.
 */
export function NotDelivered({ items }: { items: readonly CartItem[] }) {
  return (
    <Notice tone="warn" isAnnounced>
      {items.map((item) => (
        <NotDeliveredLine key={item.uuid} item={item} />
      ))}
    </Notice>
  );
}

function NotDeliveredLine({ item }: { item: CartItem }) {
  const { t } = useLingui();
  const name = useLineName(item);
  const areas = areaText(item) ?? '';
  // Uses `t`, because `Trans` would parse a name that contains `<` as a tag.
  return (
    <p>{t`${name} is delivered in ${areas} district only: remove it, or choose another address`}</p>
  );
}
