import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { bus } from '@marketplace/contracts/events';
import { useBusRequest } from '@marketplace/contracts/events/busRequest';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { type BuyButtonState, buyButtonState } from './buyButtonState';

interface PurchaseProviderProps {
  product: Product;
  /** The chosen value of each option. */
  selection: readonly string[];
  /** `undefined` where nothing matches the chosen options, or there are none. */
  variant: ProductVariant | undefined;
  children: ReactNode;
}

export interface Purchase {
  /** Uuids of what is bought. */
  item: { productUuid: string; productVariantUuid?: string };
  quantity: number;
  setQuantity: (quantity: number) => void;
  state: BuyButtonState;
  /** The cart was asked and has not answered yet. */
  isWaiting: boolean;
  addToCart: () => void;
}

const PurchaseContext = createContext<Purchase | undefined>(undefined);

/** @throws Error outside a `PurchaseProvider` */
export function usePurchase(): Purchase {
  const purchase = useContext(PurchaseContext);
  if (!purchase) throw new Error('usePurchase is used outside a PurchaseProvider.');
  return purchase;
}

/**
 * Quantity, buy button state and the request to the cart, for all buttons that buy one choice. Another
 * choice of options sets the quantity back to 1 (specification section 4). A press renders what uses
 * the purchase, and nothing else of the page.
 */
export function PurchaseProvider({ product, selection, variant, children }: PurchaseProviderProps) {
  const choice = JSON.stringify([product.uuid, ...selection]);
  const [asked, setAsked] = useState({ choice, quantity: 1 });
  if (asked.choice !== choice) setAsked({ choice, quantity: 1 });
  const { quantity } = asked;
  const { isWaiting, request } = useBusRequest(['cart:item-added', 'cart:add-failed']);
  const item = { productUuid: product.uuid, productVariantUuid: variant?.uuid };
  const purchase: Purchase = {
    item,
    quantity,
    setQuantity: useCallback((next) => setAsked({ choice, quantity: next }), [choice]),
    state: buyButtonState(product, variant, quantity),
    isWaiting,
    addToCart: () =>
      request((requestId) =>
        bus.publish('cart:add-requested', {
          requestId,
          ...item,
          quantity,
        }),
      ),
  };
  return <PurchaseContext value={purchase}>{children}</PurchaseContext>;
}
