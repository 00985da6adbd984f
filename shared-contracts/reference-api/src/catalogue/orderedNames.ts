import type { Locale } from '@marketplace/contracts/i18n/locale';
import { sql } from 'kysely';
import { type Translations, translate } from '../database/translations';

/**
 * Translations of the product's name and option values on an order line. They exist as long as the
 * product or variant still has the default name that the order stores.
 */
export const ORDERED_NAMES = [
  sql<Translations | null>`(
    select name_translations from products
    where uuid = order_items.product_uuid and name = order_items.product_name)`.as(
    'nameTranslations',
  ),
  sql<Translations<string[]> | null>`(
    select option_values_translations from product_variants
    where uuid = order_items.variant_uuid and option_values = order_items.option_values)`.as(
    'optionValuesTranslations',
  ),
] as const;

/** Translations of the name of a parcel's shop, as long as its default name is unchanged. */
export const ORDERED_SHOP_NAME = sql<Translations | null>`(
  select name_translations from shops
  where uuid = parcels.shop_uuid and name = parcels.shop_name)`.as('shopNameTranslations');

interface OrderedShop {
  shopName: string;
  shopNameTranslations: Translations | null;
}

/** Name of a parcel's shop, in a language. */
export const translateShop = (row: OrderedShop, language: Locale) =>
  translate(row.shopName, row.shopNameTranslations ?? {}, language).text;

/** Translations of the seller's address on a parcel, as long as the shop has the same address. */
export const ORDERED_SELLER_ADDRESS = sql<Translations | null>`(
  select address_translations from shops
  where uuid = parcels.shop_uuid and address = parcels.seller_address)`.as(
  'sellerAddressTranslations',
);

interface OrderedSeller {
  sellerAddress: string | null;
  sellerAddressTranslations: Translations | null;
}

/** Address of a parcel's seller, in a language. */
export const translateSellerAddress = (row: OrderedSeller, language: Locale) =>
  row.sellerAddress &&
  translate(row.sellerAddress, row.sellerAddressTranslations ?? {}, language).text;

interface OrderedRow {
  productName: string;
  optionValues: string[];
  nameTranslations: Translations | null;
  optionValuesTranslations: Translations<string[]> | null;
}

/** Name and option values of an order line, in a language. */
export function translateOrdered(row: OrderedRow, language: Locale) {
  const name = translate(row.productName, row.nameTranslations ?? {}, language);
  const values = translate(row.optionValues, row.optionValuesTranslations ?? {}, language);
  return {
    productName: name.text,
    productNameLanguage: name.otherLanguage,
    variant: values.text,
  };
}
