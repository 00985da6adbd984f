import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReorderLine } from '@marketplace/contracts/api/reorder';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import type { ReactNode } from 'react';

/** Says why a line of an order cannot be bought again, or only in part. */
export function ObstacleText({ line }: { line: ReorderLine }): ReactNode {
  const { i18n } = useLingui();
  const { obstacle, shopName, productHandle, quantity, inCart, inStock } = line;
  const left = inStock ?? quantity;
  const cart = localDigits(inCart, i18n.locale);
  switch (obstacle) {
    case 'product-gone':
      return <Trans>No longer sold</Trans>;
    case 'choice-gone':
      return productHandle ? (
        <Trans>
          No longer sold like this. <Link to={productPath(productHandle)}>Choose again</Link>
        </Trans>
      ) : (
        <Trans>No longer sold</Trans>
      );
    case 'shop-closed':
      return <Trans>{shopName} is closed and takes no orders now</Trans>;
    case 'sold-out':
      return <Trans>Sold out</Trans>;
    case 'cart-full':
      return <Trans>Your cart is full</Trans>;
    case 'line-full':
      return <Trans>Your cart has {cart} of it. It can take no more at once.</Trans>;
    case 'few-left':
      return (
        <>
          <Plural value={left} one="Only # is left." other="Only # are left." />
          {inCart > 0 && (
            <>
              {' '}
              <Plural
                value={inCart}
                one="# is already in your cart."
                other="# are already in your cart."
              />
            </>
          )}
        </>
      );
    default:
      return null;
  }
}
