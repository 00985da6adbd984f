import { useLingui } from '@lingui/react/macro';
import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';
import { areaText, isDeliveredTo } from '@marketplace/contracts/commerce/delivery';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useLineName } from '../page-parts/useLineName';

type NotDeliveredProps = {
  cart: Cart;
  /** The delivery address's; empty while it is not known. */
  district: string;
};

/** Lines of the cart that are not delivered to the address, told before the host refuses the order. */
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
  // Not by Trans, which reads what looks like a tag in a name as one.
  return (
    <p>{t`${name} is delivered in ${areas} district only: remove it, or choose another address`}</p>
  );
}
