import { useDeferredValue } from 'react';
import { useChoice } from '../purchase/PurchaseProvider';
import { StockAlertPlace } from '../stock-alert/StockAlertPlace';

/**
 * The stock alert of the chosen variant; another choice shows first in its option and price, for a form that
 * comes or goes moves all that is below it.
 *
 * @param isOffered the host has stock alerts (an extension)
 */
export function ChosenStockAlert({ isOffered }: { isOffered: boolean }) {
  const { product, variant } = useChoice();
  const shown = useDeferredValue(variant);
  return <StockAlertPlace product={product} variant={shown} isOffered={isOffered} />;
}
