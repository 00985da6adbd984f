import { useChoice } from '../purchase/PurchaseProvider';
import { StockAlertPlace } from '../stock-alert/StockAlertPlace';

/** The stock alert of the chosen variant. @param isOffered the host has stock alerts (an extension) */
export function ChosenStockAlert({ isOffered }: { isOffered: boolean }) {
  const { product, variant } = useChoice();
  return <StockAlertPlace product={product} variant={variant} isOffered={isOffered} />;
}
