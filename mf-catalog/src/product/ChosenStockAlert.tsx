import { useDeferredValue } from 'react';
import { useChoice } from '../purchase/PurchaseProvider';
import { StockAlertPlace } from '../stock-alert/StockAlertPlace';

/**
 * The stock alert of the chosen variant. After a choice, it changes later than options and price:
 * when its form appears or disappears, everything below moves.
 * @param isOffered true if the host has stock alerts (an extension)
 */
export function ChosenStockAlert({ isOffered }: { isOffered: boolean }) {
  const { product, variant } = useChoice();
  const shown = useDeferredValue(variant);
  return <StockAlertPlace product={product} variant={shown} isOffered={isOffered} />;
}
