import { useLingui } from '@lingui/react/macro';
import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';
import { areaText, isDeliveredTo } from '@marketplace/contracts/commerce/delivery';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useLineName } from '../page-parts/useLineName';

type NotDeliveredProps = {
  cart: Cart;
  /** District of the delivery address; empty if the district is not known yet. */
  district: string;
};

/**
 * Names the items that are not delivered to the address, so that the shopper knows before ordering.
 */
export function NotDelivered({ cart, district }: NotDeliveredProps) {
  const items = cart.cartItems.filter(
    (item) => district !== '' && !isDeliveredTo(item.deliveredOnlyTo, district),
  );
  if (items.length === 0) return null;
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
