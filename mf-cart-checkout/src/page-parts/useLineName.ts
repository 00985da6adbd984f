import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';

type NamedLine = { product: Pick<CartItem['product'], 'name'> };

/**
 * Returns the product's name of a cart item or wishlist entry, or a fallback text if the host no
 * longer knows the product.
 */
export function useLineName({ product }: NamedLine): string {
  const { t } = useLingui();
  return product.name || t`A product that is no longer sold`;
}
