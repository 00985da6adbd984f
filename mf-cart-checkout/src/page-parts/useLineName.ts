import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';

type NamedLine = { product: Pick<CartItem['product'], 'name'> };

/**
 * Returns the name of the product in a cart item or wishlist entry. If the API no longer knows the
 * product, returns a fallback text.
 */
export function useLineName({ product }: NamedLine): string {
  const { t } = useLingui();
  return product.name || t`A product that is no longer sold`;
}
