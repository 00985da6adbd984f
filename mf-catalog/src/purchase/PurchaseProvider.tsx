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
import { bus } from '../../bus';
import { type BuyButtonState, buyButtonState } from './buyButtonState';
import { findVariant } from './variants';

interface PurchaseProviderProps {
  product: Product;
  /** The chosen value of each option. */
  selection: readonly string[];
  choose: (index: number, value: string) => void;
  children: ReactNode;
}

/** The options to choose from, and what is chosen of each. */
type Options = Pick<PurchaseProviderProps, 'product' | 'selection' | 'choose'>;

/** The chosen options of the product, and the variant they name: a frame later than in `Options`. */
interface Choice extends Pick<PurchaseProviderProps, 'product' | 'selection'> {
  /** `undefined` where nothing matches the chosen options, or there are none. */
  variant: ProductVariant | undefined;
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
 * The choice of options, and for all buttons that buy it quantity, buy button state and the request to
 * the cart. Another choice sets the quantity back to 1 (specification section 4). There are three
 * contexts, so that a press renders what shows its answer and nothing else of the page: an option is shown
 * as chosen first, and all that depends on it follows.
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
