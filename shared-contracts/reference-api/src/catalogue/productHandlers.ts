import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import type {
  listProducts as listProductsCall,
  Product,
  ProductOption,
} from '@marketplace/contracts/api/products';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { Selectable } from 'kysely';
import { countPages, offsetOf } from '../database/paging';
import type { Database, Schema } from '../database/schema';
import {
  DEFAULT_LANGUAGE,
  type Translations,
  translate,
  translateName,
} from '../database/translations';
import { describeArea, type LocalThing, selectIsLocal } from '../delivery-terms/deliveryArea';
import {
  chargeParcels,
  type DescribedLine,
  describeTerms,
} from '../delivery-terms/deliveryCharges';
import { selectLeadTime } from '../delivery-terms/deliveryPromise';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { toPicture } from '../http/pictures';
import { sanitizeHtml } from '../http/sanitizeHtml';
import { type ListQuery, priceRange, productFilters } from './productFilters';
import { listByFilter, listBySearch } from './productLists';
import { readSummaries, selectSummaries, toSummary } from './productSummaries';
import { PRODUCT_ORDERS } from './readPage';
import { readVariants } from './readVariants';
import { findWords } from './search/findWords';

export const productHandlers: Handlers<'listProducts' | 'getProductByHandle'> = {
  listProducts: ({ query }, context) => listProducts(query, context),

  async getProductByHandle({ params }, context) {
    const product = await readProduct(params.handle, context);
    if (!product) throw notFound('That product');
    return product;
  },
};

async function readList(db: Database, query: ListQuery) {
  const filters = productFilters(query);
  const range = priceRange(query);
  const order = PRODUCT_ORDERS[query.sort];
  const page = { order, limit: query.pageSize, offset: offsetOf(query) };

  const words = await findWords(db, query.productName ?? '');
  // As in the search, a text without a known word finds nothing.
  if (words.length === 0 && query.productName?.trim()) {
    return { uuids: [], total: 0, maxPricePaisa: 0 };
  }
  const [filter] = filters;
  if (words.length === 0 && filters.length <= 1)
    return listByFilter(db, { ...page, filter, range });
  return listBySearch(db, { ...page, words, filters, range });
}

export async function listProducts(
  query: ListQuery,
  context: ApiContext,
): Promise<ReplyOf<typeof listProductsCall>> {
  const { uuids, total, maxPricePaisa } = await readList(context.db, query);
  return {
    items: await readSummaries(context, uuids),
    maxProductPrice: toTaka(maxPricePaisa),
    paginationStatus: countPages(query, total),
  };
}

/** Reads a product with everything that its page shows; `undefined` if the handle is unknown. */
async function readProduct(handle: string, context: ApiContext): Promise<Product | undefined> {
  const { db, mediaUrl, language } = context;
  const row = await selectSummaries(db)
    .innerJoin('categories', 'categories.uuid', 'products.categoryUuid')
    .leftJoin('brands', 'brands.uuid', 'products.brandUuid')
    .select([
      'products.description',
      'products.descriptionTranslations',
      'products.shopUuid',
      'shops.smallPath as logoSmallPath',
      'brands.name as brandName',
      'categories.uuid as categoryUuid',
      'categories.handle as categoryHandle',
      'categories.name as categoryName',
      'categories.nameTranslations as categoryNameTranslations',
      'categories.featuredGroupUuid',
      selectIsLocal,
      ...selectLeadTime,
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
      .select(['name', 'nameTranslations', 'optionValues', 'optionValuesTranslations'])
      .where('productUuid', '=', row.uuid)
      .orderBy('position')
      .execute(),
    row.hasVariants ? readVariants(db, context, 'productUuid', [row.uuid]) : [],
    db
      .selectFrom('productTags')
      .innerJoin('tags', 'tags.uuid', 'productTags.tagUuid')
      .select(['tags.name', 'tags.nameTranslations'])
      .where('productTags.productUuid', '=', row.uuid)
      .orderBy('tags.name')
      .execute(),
  ]);

  const description = translate(row.description, row.descriptionTranslations, language);
  const category = translate(row.categoryName, row.categoryNameTranslations, language);
  const summary = toSummary(row, context);
  return {
    ...summary,
    otherNames: otherNamesOf(row, language),
    description: sanitizeHtml(description.text),
    descriptionLanguage: description.otherLanguage,
    imageUrls: pictures.flatMap((picture) => toPicture(picture, mediaUrl) ?? []),
    shopUuid: row.shopUuid,
    shopLogoUrl: row.logoSmallPath === null ? null : { smallImageUrl: mediaUrl(row.logoSmallPath) },
    brandName: row.brandName,
    tags: tags.map((tag) => translateName(tag, language).name),
    categoryUuid: row.categoryUuid,
    categoryHandle: row.categoryHandle,
    categoryName: category.text,
    categoryNameLanguage: category.otherLanguage,
    featuredProductGroupUuid: row.featuredGroupUuid,
    delivery: {
      ...termsOf({ ...row, canBeBought: isPurchasable(summary, 1) }, context),
      ...describeArea(row, language),
    },
    variant: {
      productOptions: row.hasVariants ? options.map((option) => toOption(option, language)) : [],
      productVariants: variants,
    },
  };
}

/**
 * Delivery terms of a parcel that contains one piece of the product. Further lines may make
 * delivery free.
 */
function termsOf(
  row: DescribedLine & LocalThing & { shopHandle: string; pricePaisa: number },
  context: ApiContext,
) {
  const [charged] = chargeParcels([{ ...row, totalPaisa: row.pricePaisa }], '');
  if (!charged) throw new Error('a line without a parcel');
  return describeTerms(charged, context);
}

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Other names of the product, without the one that the page shows as title. */
function otherNamesOf(
  { name, nameTranslations }: Pick<Row<'products'>, 'name' | 'nameTranslations'>,
  language: Locale,
) {
  const own = language === DEFAULT_LANGUAGE ? name : nameTranslations[language];
  const names: Translations = { [DEFAULT_LANGUAGE]: name, ...nameTranslations };
  return Object.entries(names).flatMap(([of, each]) =>
    of === (own ? language : DEFAULT_LANGUAGE) || each === own ? [] : { name: each, language: of },
  );
}

type OptionRow = Pick<
  Row<'productOptions'>,
  'name' | 'nameTranslations' | 'optionValues' | 'optionValuesTranslations'
>;

function toOption(row: OptionRow, language: Locale): ProductOption {
  const { name, nameLanguage } = translateName(row, language);
  const values = translate(row.optionValues, row.optionValuesTranslations, language);
  return {
    optionName: name,
    optionLanguage: nameLanguage ?? values.otherLanguage,
    productOptionValues: values.text.map((value) => ({ value })),
  };
}
