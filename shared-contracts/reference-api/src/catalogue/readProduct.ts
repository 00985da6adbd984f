import type { Product } from '@marketplace/contracts/api/products';
import type { ApiContext } from '../http/Handlers';
import { toPicture } from '../http/pictures';
import { sanitizeHtml } from '../http/sanitizeHtml';
import { deliveryAreaOf, selectIsLocal } from '../promises/deliveryArea';
import { chargeParcels, type DeliveryTerms, describeTerms } from '../promises/deliveryCharges';
import { selectSummaries, toSummary } from './productSummaries';
import { readVariants } from './readVariants';

/** A product with everything its page shows; `undefined` when no product has the handle. */
export async function readProduct(
  handle: string,
  { db, mediaUrl, now }: ApiContext,
): Promise<Product | undefined> {
  const row = await selectSummaries(db)
    .innerJoin('categories', 'categories.uuid', 'products.categoryUuid')
    .leftJoin('brands', 'brands.uuid', 'products.brandUuid')
    .select([
      'products.description',
      'products.shopUuid',
      'shops.smallPath as logoSmallPath',
      'brands.name as brandName',
      'categories.uuid as categoryUuid',
      'categories.handle as categoryHandle',
      'categories.name as categoryName',
      'categories.featuredGroupUuid',
      selectIsLocal,
      'shops.district',
      'shops.deliveryChargePaisa',
      'shops.deliveryChargeWithinDistrictPaisa',
      'shops.freeDeliveryFromPaisa',
    ])
    .where('products.handle', '=', handle)
    .executeTakeFirst();
  if (!row) return undefined;

  const [pictures, options, variants, tags] = await Promise.all([
    db
      .selectFrom('productPictures')
      .select(['smallPath', 'mediumPath'])
      .where('productUuid', '=', row.uuid)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('productOptions')
      .select(['name', 'optionValues'])
      .where('productUuid', '=', row.uuid)
      .orderBy('position')
      .execute(),
    row.hasVariants ? readVariants(db, mediaUrl, 'productUuid', [row.uuid]) : [],
    db
      .selectFrom('productTags')
      .innerJoin('tags', 'tags.uuid', 'productTags.tagUuid')
      .select('tags.name')
      .where('productTags.productUuid', '=', row.uuid)
      .orderBy('tags.name')
      .execute(),
  ]);

  return {
    ...toSummary(row, mediaUrl),
    description: sanitizeHtml(row.description),
    imageUrls: pictures.flatMap((picture) => toPicture(picture, mediaUrl) ?? []),
    shopUuid: row.shopUuid,
    shopLogoUrl: row.logoSmallPath === null ? null : { smallImageUrl: mediaUrl(row.logoSmallPath) },
    brandName: row.brandName,
    tags: tags.map(({ name }) => name),
    categoryUuid: row.categoryUuid,
    categoryHandle: row.categoryHandle,
    categoryName: row.categoryName,
    featuredProductGroupUuid: row.featuredGroupUuid,
    delivery: { ...termsOf(row, now()), deliveredOnlyTo: deliveryAreaOf(row) },
    variant: {
      productOptions: row.hasVariants
        ? options.map(({ name, optionValues }) => ({
            optionName: name,
            productOptionValues: optionValues.map((value) => ({ value })),
          }))
        : [],
      productVariants: variants,
    },
  };
}

/** Terms of a parcel with one piece of it, of which other lines may make one that costs nothing. */
function termsOf(row: DeliveryTerms & { shopHandle: string; pricePaisa: number }, now: Date) {
  const [charged] = chargeParcels([{ ...row, totalPaisa: row.pricePaisa }], '');
  if (!charged) throw new Error('a line without a parcel');
  return describeTerms(row, charged, now);
}
