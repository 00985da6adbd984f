import { useRetained } from '@marketplace/contracts/events';
import type { Purchase } from './PurchaseProvider';

/**
 * Pieces of a variant, or of a product without variants, in the cart; 0 as long as nobody has asked for
 * the cart, so that a page is the same for all visitors.
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
