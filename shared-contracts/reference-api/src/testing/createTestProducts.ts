import type { Database } from '../database/schema';
import { BRAND, CATEGORY, PRODUCT, SHOP, TAG, VARIANT } from './marketUuids';
import { hostileHtml } from './scriptPayloads';

/**
 * Creates products for every case of stock: in stock, sold out, without limit, withdrawn, and with
 * variants.
 */
export async function createTestProducts(db: Database): Promise<void> {
  const fromRiver = {
    shopUuid: SHOP.padma,
    categoryUuid: CATEGORY.river,
    brandUuid: null,
    description: hostileHtml,
    comparePricePaisa: null,
    trackQuantity: true,
    sellStockout: false,
    hasVariants: false,
    featuredPosition: null,
  };
  const sweet = { ...fromRiver, shopUuid: SHOP.garden, categoryUuid: CATEGORY.sweet };
  const day = (number: number) => new Date(Date.UTC(2024, 0, number));
  await db
    .insertInto('products')
    .values([
      {
        ...fromRiver,
        uuid: PRODUCT.rui,
        handle: 'rui-fish',
        name: 'Rui Fish',
        alternativeNames: 'রুই মাছ rohu',
        pricePaisa: 35_050,
        measure: { amount: 1, unit: 'kg' },
        comparePricePaisa: 40_000,
        inventoryQuantity: 10,
        createdAt: day(1),
      },
      {
        ...fromRiver,
        uuid: PRODUCT.hilsa,
        handle: 'hilsa',
        name: 'Hilsa 100% Padma',
        pricePaisa: 120_000,
        inventoryQuantity: 1,
        createdAt: day(2),
      },
      {
        ...sweet,
        uuid: PRODUCT.honey,
        handle: 'honey',
        name: 'Sundarban Honey',
        brandUuid: BRAND.nodi,
        pricePaisa: 49_999,
        inventoryQuantity: 0,
        sellStockout: true,
        createdAt: day(3),
      },
      {
        ...sweet,
        uuid: PRODUCT.untracked,
        handle: 'mystery-sweet',
        name: 'Mystery Sweet',
        pricePaisa: 10_000,
        inventoryQuantity: 5,
        trackQuantity: false,
        createdAt: day(4),
      },
      {
        ...sweet,
        uuid: PRODUCT.jar,
        handle: 'mango-jar',
        name: 'Mango Pickle',
        pricePaisa: 15_000,
        measure: { amount: 250, unit: 'g' },
        inventoryQuantity: 0,
        hasVariants: true,
        createdAt: day(5),
      },
    ])
    .execute();
  await db
    .insertInto('productTags')
    .values([
      { productUuid: PRODUCT.rui, tagUuid: TAG.fresh },
      { productUuid: PRODUCT.honey, tagUuid: TAG.sweet },
    ])
    .execute();
  await db
    .insertInto('productPictures')
    .values({
      productUuid: PRODUCT.rui,
      position: 0,
      smallPath: 'products/rui-small.webp',
      mediumPath: 'products/rui-medium.webp',
    })
    .execute();
  await db
    .insertInto('productOptions')
    .values({
      productUuid: PRODUCT.jar,
      position: 0,
      name: 'Size',
      optionValues: ['Small', 'Large'],
    })
    .execute();
  const jar = {
    productUuid: PRODUCT.jar,
    comparePricePaisa: null,
    trackQuantity: true,
    sellStockout: false,
    smallPath: null,
    mediumPath: null,
  };
  await db
    .insertInto('productVariants')
    .values([
      {
        ...jar,
        uuid: VARIANT.smallJar,
        position: 0,
        optionValues: ['Small'],
        pricePaisa: 15_000,
        measure: { amount: 250, unit: 'g' },
        inventoryQuantity: 5,
      },
      {
        ...jar,
        uuid: VARIANT.largeJar,
        position: 1,
        optionValues: ['Large'],
        pricePaisa: 25_000,
        inventoryQuantity: 0,
      },
    ])
    .execute();
}
