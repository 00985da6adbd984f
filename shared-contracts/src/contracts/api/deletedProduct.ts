import type * as z from 'zod/mini';
import { type ProductSummary, productSummary } from './products';

export type Fields = Record<string, unknown>;

export const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}; // an object has fields

/** The value where it fits, else what stands in for it. */
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
 * The readable part of a product that cannot be read as a whole: withdrawn, deleted, of a shop that closed,
 * or with fields of another shape. It cannot be bought.
 * @param uuid stands in for its own
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
