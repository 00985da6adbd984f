import type { Measure, MeasureUnit } from '../api/measure';
import { toPaisa, toTaka } from './money';

/** Units that prices are compared by, and how many of each unit make one. */
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
  /** Taka, rounded to the nearest paisa, half a paisa up. */
  price: number;
  per: ComparedUnit;
  /** True where the measure is a range, of which the middle is taken. */
  isAbout: boolean;
}

/**
 * Price of a kilo, a litre or a piece, to compare offers of different size.
 *
 * @param price what is asked for the measure, in taka
 * @returns null where the price is that of one already, and nothing is left to say
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
