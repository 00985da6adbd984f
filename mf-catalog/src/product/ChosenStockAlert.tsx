import { useDeferredValue } from 'react';
import { useChoice } from '../purchase/PurchaseProvider';
import { StockAlertPlace } from '../stock-alert/StockAlertPlace';

/**
 * The stock alert of the chosen variant. After a choice, options and price change first. The alert
 * changes later, because its form moves everything below when it appears or disappears.
 * @param isOffered true if the API has stock alerts (an extension)
 */
export function ChosenStockAlert({ isOffered }: { isOffered: boolean }) {
  const { product, variant } = useChoice();
  const shown = useDeferredValue(variant);
  return <StockAlertPlace product={product} variant={shown} isOffered={isOffered} />;
}
