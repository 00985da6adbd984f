import type { Measure, MeasureUnit } from '../api/measure';
import { toPaisa, toTaka } from './money';

/**
 * For each unit of a measure: `per` is the unit in which prices are compared, and `makes` is the
 * number of the measure's units in one `per`. Thus 1000 g make 1 kg.
 */
const COMPARED = {
  g: { per: 'kg', makes: 1000 },
  kg: { per: 'kg', makes: 1 },
  ml: { per: 'l', makes: 1000 },
  l: { per: 'l', makes: 1 },
  piece: { per: 'piece', makes: 1 },
  pair: { per: 'pair', makes: 1 },
  hali: { per: 'piece', makes: 1 / 4 },
  dozen: { per: 'piece', makes: 1 / 12 },
  bundle: { per: 'bundle', makes: 1 },
  serving: { per: 'serving', makes: 1 },
} as const satisfies Record<MeasureUnit, { per: MeasureUnit; makes: number }>;

export type ComparedUnit = (typeof COMPARED)[MeasureUnit]['per'];

export interface UnitPrice {
  /** Taka, rounded to the nearest paisa; half a paisa is rounded up. */
  price: number;
  per: ComparedUnit;
  /** True if the measure is a range; the price is then computed from the middle of the range. */
  isAbout: boolean;
}

/**
 * Price per kilo, litre, piece, pair, bundle or serving, which makes offers of different sizes
 * comparable.
 * @param price price of the measure, in taka
 * @returns null if the measure is exactly 1 kilo, 1 litre, 1 piece etc., because `price` is then
 * the unit price
 */
export function unitPrice(price: number, { amount, upTo, unit }: Measure): UnitPrice | null {
  const { per, makes } = COMPARED[unit];
  const middle = upTo === undefined ? amount : (amount + upTo) / 2;
  if (upTo === undefined && amount === makes) return null;
  return {
    price: toTaka(Math.round((toPaisa(price) * makes) / middle)),
    per,
    isAbout: upTo !== undefined,
  };
}
