import type * as z from 'zod/mini';
import { type ProductSummary, productSummary } from './products';

export type Fields = Record<string, unknown>;

export const asFields = (value: unknown): Fields =>
  // The cast is safe: an object has fields.
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/**
 * Parses a value by a schema.
 * @returns the parsed value, or `instead` if the value does not fit the schema
 */
export function readOr<S extends z.ZodMiniType>(
  instead: z.output<S>,
  schema: S,
  value: unknown,
): z.output<S> {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : instead;
}

const { shape: facts } = productSummary;

/**
 * Replaces a product that cannot be parsed. The product may have been withdrawn or deleted, its
 * shop may be closed, or its fields may have the wrong shape. The result keeps the product's name,
 * pictures and shop if they are readable. It has no price and cannot be bought.
 * @param uuid used if the product's own uuid cannot be read
 */
export function deletedProduct(value: unknown, uuid: string): ProductSummary {
  const product = asFields(value);
  return {
    uuid: readOr(uuid, facts.uuid, product.uuid),
    handle: '',
    name: readOr('', facts.name, product.name),
    nameLanguage: readOr(undefined, facts.nameLanguage, product.nameLanguage),
    price: 0,
    comparePrice: null,
    inventoryQuantity: 0,
    trackQuantity: false,
    sellStockout: false,
    hasVariants: false,
    averageRating: 0,
    reviewCount: 0,
    imageUrls: readOr([], facts.imageUrls, product.imageUrls),
    shopHandle: readOr('', facts.shopHandle, product.shopHandle),
    shopName: readOr('', facts.shopName, product.shopName),
  };
}
