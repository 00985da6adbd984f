import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { bus } from '@marketplace/contracts/events';
import { useBusRequest } from '@marketplace/contracts/events/busRequest';
import { useCallback, useState } from 'react';
import { type BuyButtonState, buyButtonState } from './buyButtonState';

interface Choice {
  product: Product;
  /** The chosen value of each option. */
  selection: readonly string[];
  /** `undefined` where nothing matches the chosen options, or there are none. */
  variant: ProductVariant | undefined;
}

export interface Purchase {
  quantity: number;
  setQuantity: (quantity: number) => void;
  state: BuyButtonState;
  /** The cart was asked and has not answered yet. */
  isWaiting: boolean;
  addToCart: () => void;
}

/**
 * Quantity, buy button state and the request to the cart. Another choice of options sets the quantity
 * back to 1 (specification section 4).
 */
export function usePurchase({ product, selection, variant }: Choice): Purchase {
  const choice = JSON.stringify([product.uuid, ...selection]);
  const [asked, setAsked] = useState({ choice, quantity: 1 });
  if (asked.choice !== choice) setAsked({ choice, quantity: 1 });
  const { quantity } = asked;
  const { isWaiting, request } = useBusRequest(['cart:item-added', 'cart:add-failed']);
  return {
    quantity,
    setQuantity: useCallback((next) => setAsked({ choice, quantity: next }), [choice]),
    state: buyButtonState(product, variant, quantity),
    isWaiting,
    addToCart: () =>
      request((requestId) =>
        bus.publish('cart:add-requested', {
          requestId,
          productUuid: product.uuid,
          productVariantUuid: variant?.uuid,
          quantity,
        }),
      ),
  };
}
