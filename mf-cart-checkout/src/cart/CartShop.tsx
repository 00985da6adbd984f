import { Plural, Trans } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { useId } from 'react';
import { CartLine } from './CartLine';
import { Count, Head, Lines } from './CartShop.styles';
import { DeliveryTerms } from './DeliveryTerms';
import type { ShopItems } from './groupByShop';

type CartShopProps = ShopItems & {
  /** True if the API supports saving items for later. */
  canSave: boolean;
};

export function CartShop({ shopName, cartItems, parcel, canSave }: CartShopProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <Icon shape={moreIcons.shop} />
        <h2 id={id}>{shopName || <Trans>No longer sold</Trans>}</h2>
        <Count>
          <Plural value={cartItems.length} one="# product" other="# products" />
        </Count>
      </Head>
      <Lines role="list">
        {cartItems.map((item) => (
          <CartLine key={item.uuid} item={item} canSave={canSave} />
        ))}
      </Lines>
      {parcel && <DeliveryTerms parcel={parcel} />}
    </Panel>
  );
}
