import type { Locale } from '@marketplace/contracts/i18n/locale';
import { sql } from 'kysely';
import { type Translations, translate } from '../database/translations';

/**
 * An order keeps the words of the day it was placed, in the first language. Its other languages are
 * those of the product and the variant, as long as they still go by the kept words.
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

interface OrderedRow {
  productName: string;
  optionValues: string[];
  nameTranslations: Translations | null;
  optionValuesTranslations: Translations<string[]> | null;
}

/** Name and option values of a line of an order, in a language. */
export function translateOrdered(row: OrderedRow, language: Locale) {
  const name = translate(row.productName, row.nameTranslations ?? {}, language);
  const values = translate(row.optionValues, row.optionValuesTranslations ?? {}, language);
  return {
    productName: name.text,
    productNameLanguage: name.otherLanguage,
    variant: values.text,
  };
}
