import { deletedProduct } from '@marketplace/contracts/api/deletedProduct';
import type { ProductSummary, ProductVariant } from '@marketplace/contracts/api/products';
import type { DeletedFacts } from '../database/CustomerTables';
import { translate } from '../database/translations';
import type { ReplyContext } from '../http/Handlers';
import { toPicture } from '../http/pictures';

interface Line {
  productUuid: string;
  variantUuid: string | null;
  gone: DeletedFacts | null;
}

/**
 * Describes the product and the variant of a cart line or wishlist entry after one of them was
 * deleted. Fields that were not stored are missing, and there is no price.
 * @param product given if only the variant was deleted
 */
export function deletedParts(
  { productUuid, variantUuid, gone }: Line,
  product: ProductSummary | undefined,
  { mediaUrl, language }: ReplyContext,
) {
  const { smallPath = null, mediumPath = null, optionValues, ...facts } = gone ?? {};
  const picture = toPicture({ smallPath, mediumPath }, mediaUrl);
  // `nameLanguage` is the default language, because the product's name was stored in it. It is
  // undefined if the request asks for the default language.
  const { otherLanguage: nameLanguage } = translate('', {}, language);
  const known = product ?? { ...facts, nameLanguage, imageUrls: picture ? [picture] : [] };
  const variant: ProductVariant | null =
    variantUuid && optionValues
      ? {
          uuid: variantUuid,
          variant: optionValues,
          price: 0,
          comparePrice: null,
          inventoryQuantity: 0,
          trackQuantity: false,
          sellStockout: false,
          imageUrl: null,
        }
      : null;
  return { product: deletedProduct(known, productUuid), variant, isGone: true };
}
