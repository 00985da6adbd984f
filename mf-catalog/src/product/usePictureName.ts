import { useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';

/** What a picture of a product is called, by its place from 0: the first has the product's name. */
export function usePictureName(productName: string): (index: number) => string {
  const { t, i18n } = useLingui();
  return (index) =>
    index === 0 ? productName : t`${productName}, picture ${localDigits(index + 1, i18n.locale)}`;
}
