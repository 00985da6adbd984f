import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';

type NamedLine = { product: Pick<CartItem['product'], 'name'> };

/**
 * Name of the product of a cart line or wishlist entry, or a fallback text if the host does not
 * know the product any more.
 */
export function useLineName({ product }: NamedLine): string {
  const { t } = useLingui();
  return product.name || t`A product that is no longer sold`;
}
