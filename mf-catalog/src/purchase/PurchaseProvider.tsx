import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { useBusRequest } from '@marketplace/contracts/events/busRequest';
import { useAfterPaint } from '@marketplace/contracts/rendering';
import {
  createContext,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { bus } from '../../contracts';
import { type BuyButtonState, buyButtonState } from './buyButtonState';
import { findVariant } from './variants';

interface PurchaseProviderProps {
  product: Product;
  /** The chosen value of each option. */
  selection: readonly string[];
  choose: (index: number, value: string) => void;
  children: ReactNode;
}

/** The options, and the chosen value of each option. */
type Options = Pick<PurchaseProviderProps, 'product' | 'selection' | 'choose'>;

/** The chosen options and the variant that matches them. Updated one frame after `Options`. */
interface Choice extends Pick<PurchaseProviderProps, 'product' | 'selection'> {
  /** `undefined` if no variant matches the chosen options, or if the product has no variants. */
  variant: ProductVariant | undefined;
}

export interface Purchase {
  /** Uuids of the product and variant to buy. */
  item: { productUuid: string; productVariantUuid?: string };
  quantity: number;
  setQuantity: (quantity: number) => void;
  state: BuyButtonState;
  /** True until the cart replies to a request. */
  isWaiting: boolean;
  addToCart: () => void;
}

const OptionsContext = createContext<Options | undefined>(undefined);
const ChoiceContext = createContext<Choice | undefined>(undefined);
const PurchaseContext = createContext<Purchase | undefined>(undefined);

/** @throws Error outside a `PurchaseProvider` */
export function useOptions(): Options {
  const options = useContext(OptionsContext);
  if (!options) throw new Error('useOptions is used outside a PurchaseProvider.');
  return options;
}

/** @throws Error outside a `PurchaseProvider` */
export function useChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('useChoice is used outside a PurchaseProvider.');
  return choice;
}

/** @throws Error outside a `PurchaseProvider` */
export function usePurchase(): Purchase {
  const purchase = useContext(PurchaseContext);
  if (!purchase) throw new Error('usePurchase is used outside a PurchaseProvider.');
  return purchase;
}

/**
 * Provides the choice of options to the page, and quantity, button state and cart request to all
 * buy buttons. Another choice sets the quantity back to 1 (specification section 4). The three
 * contexts let React render the pressed option first, and in a second step only the components that
 * depend on the choice.
 */
export function PurchaseProvider({ product, selection, choose, children }: PurchaseProviderProps) {
  const options = useMemo(() => ({ product, selection, choose }), [product, selection, choose]);
  return (
    <OptionsContext value={options}>
      <Chosen product={product} selection={useAfterPaint(selection)}>
        {children}
      </Chosen>
    </OptionsContext>
  );
}

const Chosen = memo(function Chosen({
  product,
  selection,
  children,
}: Omit<PurchaseProviderProps, 'choose'>) {
  const choice = useMemo(
    () => ({ product, selection, variant: findVariant(product, selection) }),
    [product, selection],
  );
  return (
    <ChoiceContext value={choice}>
      <PurchaseContext value={useCreatedPurchase(choice)}>{children}</PurchaseContext>
    </ChoiceContext>
  );
});

function useCreatedPurchase({ product, selection, variant }: Choice): Purchase {
  const key = JSON.stringify([product.uuid, ...selection]);
  const [asked, setAsked] = useState({ key, quantity: 1 });
  if (asked.key !== key) setAsked({ key, quantity: 1 });
  const { quantity } = asked;
  const { isWaiting, request } = useBusRequest(['cart:item-added', 'cart:add-failed']);
  const item = { productUuid: product.uuid, productVariantUuid: variant?.uuid };
  return {
    item,
    quantity,
    setQuantity: useCallback((next) => setAsked({ key, quantity: next }), [key]),
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
}
