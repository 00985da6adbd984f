import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../../database/schema';
import type { Translations } from '../../database/translations';
import type { ProductRows } from '../buildProducts';
import { readTable } from '../readTable';
import { daysAgo, stableNumber, stablePick, stableUuid } from '../stable';

type Product = Insertable<Schema['products']>;

export interface Generated
  extends Pick<Product, 'uuid' | 'shopUuid' | 'handle' | 'name' | 'pricePaisa'> {
  brandUuid: string | null;
  nameTranslations: Translations;
  /** Uuid of the base product, whose text, pictures, options and tags this product copies. */
  baseUuid: string;
  /** Price in percent of the base product's price, also for variants. */
  pricePercent: number;
  inventoryQuantity: number;
  createdAt: Date;
}

const word = z.strictObject({ en: z.string(), bn: z.string() });

const THREE_YEARS = 1095;
const MINUTES = 1440;
const LEAST_PERCENT = 55;
const PERCENT_SPAN = 140;
const SOLD_OUT_SHARE = 15;

/**
 * Scales a price and rounds it to whole taka, as shops do. For variants, `addProducts` does the
 * same in SQL.
 */
const scaled = (paisa: number, percent: number) =>
  toPaisa(Math.max(1, Math.round((toTaka(paisa) * percent) / 100)));

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');

/**
 * Returns the base product's name without the amount. Adds a lot number once all combinations of
 * quality and origin are used up.
 */
function nameOf({ name, nameTranslations }: ProductRows['product'], number: number) {
  const [latin = name] = name.split(',');
  const [bangla = latin] = (nameTranslations?.bn ?? latin).split(', ');
  if (number === 0) return { latin, bangla, lot: '', banglaLot: '' };
  const lot = number + 1;
  return { latin, bangla, lot: `, lot ${lot}`, banglaLot: `, লট ${localDigits(lot, 'bn')}` };
}

/**
 * Creates a generator of products, which are varied copies of the demonstration market's products.
 * A copy has a different quality and origin, and a shop that sells in the same sub-category. The
 * same number always gives the same product.
 */
export function createGenerator(bases: ProductRows[]): (number: number) => Generated {
  const categoryOf = ({ source }: ProductRows) => source.category;
  const ofCategory = new Map(
    bases.map((base) => [
      categoryOf(base),
      bases.filter((peer) => categoryOf(peer) === categoryOf(base)),
    ]),
  );
  const qualities = readTable('generated/qualities.json', word);
  const origins = readTable('generated/origins.json', word);
  const combinations = qualities.length * origins.length;

  return (number) => {
    const place = number % bases.length;
    const base = bases[place];
    if (!base) throw new Error('There is no product to start from.');
    const round = Math.floor(number / bases.length);
    // Adds the base product's place, so that even a few products have many qualities and origins.
    const quality = qualities[(round + place) % qualities.length] ?? qualities[0];
    const turn = Math.floor(round / qualities.length);
    const origin = origins[(turn + place * 7) % origins.length] ?? origins[0];
    if (!quality || !origin) throw new Error('There are no words to name products with.');
    const name = nameOf(base.product, Math.floor(round / combinations));
    const key = `generated ${number}`;
    const peers = ofCategory.get(categoryOf(base)) ?? [base];
    const pricePercent = LEAST_PERCENT + stableNumber(`price ${key}`, PERCENT_SPAN);
    return {
      uuid: stableUuid(key),
      baseUuid: base.product.uuid,
      shopUuid: stablePick(`shop ${key}`, peers).product.shopUuid,
      brandUuid: stablePick(`brand ${key}`, peers).product.brandUuid ?? null,
      handle: [base.source.handle, quality.en, origin.en, name.lot.replace(', lot ', '')]
        .filter(Boolean)
        .map((part) => slug(String(part)))
        .join('-'),
      name: `${quality.en} ${name.latin}, ${origin.en}${name.lot}`,
      nameTranslations: {
        bn: `${origin.bn} ${quality.bn} ${name.bangla}${name.banglaLot}`,
      },
      pricePercent,
      pricePaisa: scaled(Number(base.product.pricePaisa), pricePercent),
      inventoryQuantity:
        stableNumber(`gone ${key}`, SOLD_OUT_SHARE) === 0 ? 0 : 1 + stableNumber(`left ${key}`, 90),
      createdAt: daysAgo(
        stableNumber(`age ${key}`, THREE_YEARS),
        stableNumber(`minute ${key}`, MINUTES) - MINUTES,
      ),
    };
  };
}
