import { measure } from '@marketplace/contracts/api/measure';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../database/schema';
import type { Translations } from '../database/translations';
import { categoryUuid, readSections } from './buildCategories';
import { readShops, shopUuid } from './buildShops';
import { createBanglaDescriptions } from './describeInBangla';
import {
  moment,
  nameOf,
  picture,
  picturePaths,
  type Text,
  taka,
  text,
  translationsOf,
} from './fields';
import { readTable } from './readTable';
import { stableUuid } from './stable';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

const offer = z.strictObject({
  /** The offer's value for each option of the product. */
  values: z.optional(z.array(z.string())),
  price: taka,
  comparePrice: z.optional(taka),
  /** The quantity that one buys for the price, e.g. 500 g. */
  measure,
  stock: z.int().check(z.nonnegative()),
  picture: z.optional(picture),
});
type Offer = z.infer<typeof offer>;

const product = z.strictObject({
  handle: z.string(),
  /** Handle of the shop. */
  shop: z.string(),
  category: z.string(),
  brand: z.optional(z.string()),
  name: text,
  /** Lines of HTML. */
  description: z.array(z.string()),
  createdAt: moment,
  /** False to withdraw the product from sale. */
  tracksStock: z.optional(z.boolean()),
  /** True if shoppers can order the product even when its stock is 0. */
  sellsOnOrder: z.optional(z.boolean()),
  pictures: z.array(picture).check(z.minLength(1)),
  tags: z.array(z.string()),
  /** The translations of names and values are in `option-words.json`. */
  options: z.optional(z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) }))),
  /**
   * One offer for each combination of option values that is sold; a single offer if there are no
   * options.
   */
  offers: z.array(offer).check(z.minLength(1)),
});
export type Product = z.infer<typeof product>;

export interface ProductRows {
  product: Row<'products'>;
  pictures: Row<'productPictures'>[];
  options: Row<'productOptions'>[];
  variants: Row<'productVariants'>[];
  source: Product;
  /** Handle of the product's section. */
  section: string;
}

type OptionWords = ReadonlyMap<string, Text>;

export const productUuid = (handle: string) => stableUuid(`product ${handle}`);
export const brandUuid = (name: string) => stableUuid(`brand ${name}`);

export function buildProducts(): ProductRows[] {
  const shops = new Map(readShops().map((shop) => [shop.handle, shop]));
  const describe = createBanglaDescriptions();
  const inBangla = ({ description, shop: handle }: Product) => {
    const shop = shops.get(handle);
    const bn = shop && describe({ description, shop });
    return bn ? { bn } : {};
  };
  const words: OptionWords = new Map(
    readTable('option-words.json', text).map((word) => [word.en, word]),
  );
  return readSections().flatMap(({ handle: section, featured }) =>
    readTable(`products/${section}.json`, product).map((source) => {
      const position = featured.indexOf(source.handle);
      const rows = rowsOf(source, words, position < 0 ? null : position);
      const product = { ...rows.product, descriptionTranslations: inBangla(source) };
      return { ...rows, product, source, section };
    }),
  );
}

/**
 * Builds the rows of a product. A product with variants has the price of its first variant and the
 * total stock of all variants.
 */
function rowsOf(source: Product, words: OptionWords, featuredPosition: number | null) {
  const { handle, offers, options = [] } = source;
  const [first] = offers;
  if (!first) throw new Error(`The product ${handle} has no offer.`);
  const uuid = productUuid(handle);
  const hasVariants = options.length > 0;
  return {
    product: {
      uuid,
      shopUuid: shopUuid(source.shop),
      categoryUuid: categoryUuid(source.category),
      brandUuid: source.brand ? brandUuid(source.brand) : null,
      handle,
      ...nameOf(source.name),
      // The handle comes last, because a product ranks higher if its names end with the searched
      // word.
      alternativeNames: `${source.name.bn ?? ''} ${handle.replaceAll('-', ' ')}`,
      description: source.description.join('\n'),
      ...offerColumns(source, first),
      inventoryQuantity: offers.reduce((sum, { stock }) => sum + stock, 0),
      hasVariants,
      featuredPosition,
      createdAt: source.createdAt,
    },
    pictures: source.pictures.map((path, position) => ({
      productUuid: uuid,
      position,
      ...picturePaths(path),
    })),
    options: options.map(({ name, values }, position) => ({
      productUuid: uuid,
      position,
      name,
      nameTranslations: translationsOf(words.get(name) ?? { en: name }),
      optionValues: values,
      optionValuesTranslations: translateAll(values, words),
    })),
    variants: hasVariants ? offers.map((each, i) => variantRow(source, each, i, words)) : [],
  };
}

function variantRow(source: Product, chosen: Offer, position: number, words: OptionWords) {
  const { values = [], stock, picture: path } = chosen;
  return {
    uuid: stableUuid(`variant ${source.handle} ${values.join('/')}`),
    productUuid: productUuid(source.handle),
    position,
    optionValues: values,
    optionValuesTranslations: translateAll(values, words),
    ...offerColumns(source, chosen),
    inventoryQuantity: stock,
    ...(path ? picturePaths(path) : { smallPath: null, mediumPath: null }),
  };
}

/** Builds the columns that exist for products as well as for variants. */
function offerColumns({ tracksStock = true, sellsOnOrder = false }: Product, chosen: Offer) {
  return {
    pricePaisa: toPaisa(chosen.price),
    comparePricePaisa: chosen.comparePrice ? toPaisa(chosen.comparePrice) : null,
    measure: chosen.measure,
    trackQuantity: tracksStock,
    sellStockout: sellsOnOrder,
  };
}

/** Translates a list of option values. Omits a language that lacks a translation of any value. */
function translateAll(values: readonly string[], words: OptionWords): Translations<string[]> {
  const translated: Translations<string[]> = {};
  for (const language of ['bn', 'fr'] as const) {
    const all = values.flatMap((value) => words.get(value)?.[language] ?? []);
    if (all.length === values.length) translated[language] = all;
  }
  return translated;
}
