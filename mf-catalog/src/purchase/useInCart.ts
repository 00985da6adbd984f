import { useRetained } from '../../contracts';
import type { Purchase } from './PurchaseProvider';

/**
 * Number of pieces of a variant, or of a product without variants, in the cart. It is 0 until the
 * cart is fetched, so that the first render is the same for all visitors.
 */
export function useInCart({ productUuid, productVariantUuid }: Purchase['item']): number {
  const items = useRetained('cart:changed')?.cartItems ?? [];
  return items
    .filter(
      ({ product, variant }) =>
        product.uuid === productUuid && variant?.uuid === productVariantUuid,
    )
    .reduce((pieces, { quantity }) => pieces + quantity, 0);
}
