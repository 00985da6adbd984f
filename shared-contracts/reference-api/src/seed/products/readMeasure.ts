import { type Measure, measure } from '@marketplace/contracts/api/measure';

/** Words of the tables, and the unit each stands for with how many of it one is. */
const WORDS: Readonly<Record<string, [unit: Measure['unit'], each: number]>> = {
  g: ['g', 1],
  kg: ['kg', 1],
  ml: ['ml', 1],
  litre: ['l', 1],
  piece: ['piece', 1],
  egg: ['piece', 1],
  cob: ['piece', 1],
  stick: ['piece', 1],
  টি: ['piece', 1],
  pair: ['pair', 1],
  hali: ['hali', 1],
  dozen: ['dozen', 1],
  bundle: ['bundle', 1],
  // Betel leaves are counted by eighties.
  bira: ['piece', 80],
};

const COUNTED: Readonly<Record<string, Measure>> = {
  One: { amount: 1, unit: 'serving' },
  Two: { amount: 2, unit: 'serving' },
  Four: { amount: 4, unit: 'serving' },
  Pair: { amount: 1, unit: 'pair' },
  Dozen: { amount: 1, unit: 'dozen' },
};

const AMOUNT = /^(?:Set of )?(?:([\d.]+)–)?([\d.]+) ?([\p{L}\p{M}]+?)?s?$/u;

const latin = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));

/** Amount that an option's value or the end of a name tells; undefined where it tells none. */
export function readMeasure(text: string): Measure | undefined {
  const counted = COUNTED[text];
  if (counted) return counted;
  const [, least, most, word = text.startsWith('Set of') ? 'piece' : ''] =
    AMOUNT.exec(latin(text)) ?? [];
  const [unit, each] = WORDS[word] ?? [];
  if (!unit || !each) return undefined;
  const amounts = least ? { amount: Number(least), upTo: Number(most) } : { amount: Number(most) };
  return measure.parse({ ...amounts, amount: amounts.amount * each, unit });
}

/**
 * Amount that is bought of a product: its chosen values tell it, else the end of its name (`Mint, 50 g`),
 * else it is one piece.
 */
export function measureOf(name: string, values: readonly string[]): Measure {
  const said = [
    ...values,
    name
      .replace(/ \(.*?\)/, '')
      .split(', ')
      .at(-1) ?? '',
  ];
  for (const text of said) {
    const found = readMeasure(text);
    if (found) return found;
  }
  return { amount: 1, unit: 'piece' };
}
