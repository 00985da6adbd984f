import type { Measure, MeasureUnit } from '../api/measure';
import { toPaisa, toTaka } from './money';

/** Units in which prices are compared, and how many of each unit make one. */
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
  /** True if the measure is a range, whose middle is used. */
  isAbout: boolean;
}

/**
 * Price per kilo, litre or piece, which compares offers of different sizes.
 * @param price of the measure, in taka
 * @returns null if the price is already that of one unit
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
