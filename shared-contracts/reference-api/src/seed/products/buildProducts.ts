import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { Insertable } from 'kysely';
import type { Schema } from '../../database/schema';
import { shops } from '../data/shops';
import { picturePaths } from '../pictures/picturePaths';
import { sections } from '../sections';
import { daysAgo, stableNumber, stableUuid } from '../stable';
import { productNames } from '../translations/productNames';
import { translationsOf, translationsOfAll } from '../translations/translations';
import { buildVariants, stockOf, type VariantSource } from './buildVariants';
import { describeProduct } from './describeProduct';
import { type ProductSource, parseProducts } from './parseProducts';
import { productPictures, variantPicture } from './productPictures';
import { measureOf } from './readMeasure';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

export interface ProductRows {
  product: Row<'products'>;
  pictures: Row<'productPictures'>[];
  options: Row<'productOptions'>[];
  variants: Row<'productVariants'>[];
  tags: string[];
  source: ProductSource;
}

export const productUuid = (handle: string) => stableUuid(`product ${handle}`);

const shopsByHandle = new Map(shops.map((shop) => [shop.handle, shop]));

function paisaOrNull(taka: number | null): number | null {
  return taka === null ? null : toPaisa(taka);
}

function policyOf({ stock }: ProductSource) {
  return { trackQuantity: stock !== 'free', sellStockout: stock === 'pre' };
}

function variantRow(
  source: ProductSource,
  variant: VariantSource,
  position: number,
  options: string[],
) {
  const picture = variantPicture(source, options, variant.values);
  return {
    uuid: stableUuid(`variant ${source.handle} ${variant.values.join('/')}`),
    productUuid: productUuid(source.handle),
    position,
    optionValues: variant.values,
    optionValuesTranslations: translationsOfAll(variant.values),
    pricePaisa: toPaisa(variant.price),
    comparePricePaisa: paisaOrNull(variant.comparePrice),
    measure: measureOf(source.name, variant.values),
    inventoryQuantity: stockOf(source.stock, source.handle, position),
    ...policyOf(source),
    smallPath: picture?.smallPath ?? null,
    mediumPath: picture?.mediumPath ?? null,
  };
}

/** Rows of one product. A product with variants shows the price of the first, and all the stock. */
function productRows(source: ProductSource, featuredPosition: number | null): ProductRows {
  const shop = shopsByHandle.get(source.shop);
  if (!shop) throw new Error(`There is no shop named "${source.shop}".`);
  const uuid = productUuid(source.handle);
  const names = productNames(source.name, source.handle);
  const { options, variants } = buildVariants(source.choice, source.price, source.comparePrice);
  const optionNames = options.map(({ name }) => name);
  const rows = variants.map((variant, i) => variantRow(source, variant, i, optionNames));
  const [first] = variants;
  const total = rows.reduce((sum, row) => sum + row.inventoryQuantity, 0);
  return {
    source,
    tags: source.tags,
    product: {
      uuid,
      shopUuid: stableUuid(`shop ${source.shop}`),
      categoryUuid: stableUuid(`category ${source.category.handle}`),
      brandUuid: source.brand ? stableUuid(`brand ${source.brand}`) : null,
      handle: source.handle,
      ...names,
      // The name that ends with the typed word comes first in a search.
      alternativeNames: `${names.nameTranslations.bn ?? ''} ${source.handle.replaceAll('-', ' ')}`,
      description: describeProduct(source, shop),
      pricePaisa: toPaisa(first?.price ?? source.price),
      comparePricePaisa: paisaOrNull(first?.comparePrice ?? source.comparePrice),
      measure: measureOf(source.name, first?.values ?? []),
      inventoryQuantity: rows.length > 0 ? total : stockOf(source.stock, source.handle, 0),
      ...policyOf(source),
      hasVariants: rows.length > 0,
      featuredPosition,
      createdAt: daysAgo(
        1 + stableNumber(`age ${source.handle}`, 320),
        stableNumber(`minute ${source.handle}`, 720),
      ),
    },
    pictures: productPictures(source).map((composition, position) => ({
      productUuid: uuid,
      position,
      ...picturePaths('products', source.category.section, composition),
    })),
    options: options.map(({ name, values }, position) => ({
      productUuid: uuid,
      position,
      name,
      nameTranslations: translationsOf(name),
      optionValues: values,
      optionValuesTranslations: translationsOfAll(values),
    })),
    variants: rows,
  };
}

const MAX_FEATURED = 14;

/** The products a section shows first: best sellers, then others, of each sub-category in turn. */
function featuredHandles(products: ProductSource[]): string[] {
  const turns = new Map<string, number>();
  return products
    .filter((product) => product.stock !== '0')
    .map(({ handle, tags, category }) => {
      const isBestSeller = tags.includes('Best seller');
      const kind = `${category.handle} ${isBestSeller}`;
      const turn = turns.get(kind) ?? 0;
      turns.set(kind, turn + 1);
      return { handle, turn: isBestSeller ? turn : turn + products.length };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MAX_FEATURED)
    .map(({ handle }) => handle);
}

/** All products of the market. */
export function buildProducts(): ProductRows[] {
  return sections.flatMap(({ section, table }) => {
    const products = parseProducts(section, table);
    const featured = featuredHandles(products);
    return products.map((product) => {
      const position = featured.indexOf(product.handle);
      return productRows(product, position < 0 ? null : position);
    });
  });
}
