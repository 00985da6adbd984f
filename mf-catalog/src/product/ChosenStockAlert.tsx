import { useDeferredValue } from 'react';
import { useChoice } from '../purchase/PurchaseProvider';
import { StockAlertPlace } from '../stock-alert/StockAlertPlace';

/**
 * The stock alert of the chosen variant. After a choice, options and price change first, because
 * everything below moves when the alert's form appears or disappears.
 * @param isOffered true if the host has stock alerts (an extension)
 */
export function ChosenStockAlert({ isOffered }: { isOffered: boolean }) {
  const { product, variant } = useChoice();
  const shown = useDeferredValue(variant);
  return <StockAlertPlace product={product} variant={shown} isOffered={isOffered} />;
}
