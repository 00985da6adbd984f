import { choices } from '../data/choices';
import type { Section } from '../pictures/backdrops';
import { stableNumber } from '../stable';
import type { CategorySource, ProductSource } from './parseProducts';

interface OptionSource {
  name: string;
  values: string[];
}

export interface VariantSource {
  values: string[];
  /** Taka. */
  price: number;
  comparePrice: number | null;
}

type StockSource = Pick<ProductSource, 'stock' | 'handle' | 'price'> & {
  category: Pick<CategorySource, 'section'>;
};

interface Choice {
  value: string;
  factor: number;
  extra: number;
}

interface ChoiceList {
  name: string;
  choices: Choice[];
}

const VALUE = /^(.*?)(?:\*([\d.]+))?(?:\+(\d+))?$/;

function parseChoices(text: string): ChoiceList {
  const [name = '', values = ''] = text.split(': ');
  return {
    name,
    choices: values.split(', ').map((part) => {
      const [, value = part, factor = '1', extra = '0'] = VALUE.exec(part) ?? [];
      return { value, factor: Number(factor), extra: Number(extra) };
    }),
  };
}

/**
 * `pots+colours(Red,Blue)` names options of the table and brings the colours of this product;
 * `!Large/Red,Small/Blue` behind it are combinations that are not made.
 */
export function readChoice(choice: string): ChoiceList[] {
  if (!choice) return [];
  const [made = ''] = choice.split('!');
  const colours = /\(([^)]*)\)/.exec(made)?.[1];
  const names = made.replace(/\([^)]*\)/, '').split('+');
  const listed = names.flatMap((name) => {
    const found = choices[name];
    if (!found) throw new Error(`There are no options named "${name}".`);
    return found.map(parseChoices);
  });
  return colours ? [...listed, parseChoices(`Colour: ${colours.replaceAll(',', ', ')}`)] : listed;
}

/** Prices as a shop would chalk them up: whole taka, and above 100 in steps of five. */
function roundPrice(taka: number): number {
  return taka > 100 ? Math.round(taka / 5) * 5 : Math.max(1, Math.round(taka));
}

function combine(lists: ChoiceList[]): Choice[][] {
  return lists.reduce<Choice[][]>(
    (rows, list) => rows.flatMap((row) => list.choices.map((choice) => [...row, choice])),
    [[]],
  );
}

function notMade(choice: string): ReadonlySet<string> {
  const [, left = ''] = choice.split('!');
  return new Set(left.split(','));
}

function priceOf(base: number, chosen: Choice[]): number {
  const factor = chosen.reduce((product, choice) => product * choice.factor, 1);
  const extra = chosen.reduce((sum, choice) => sum + choice.extra, 0);
  return roundPrice(base * factor + extra);
}

/** Every combination that is made, in the order of the options; a shopper sees the first one first. */
export function buildVariants(
  choice: string,
  price: number,
  comparePrice: number | null,
): { options: OptionSource[]; variants: VariantSource[] } {
  const lists = readChoice(choice);
  if (lists.length === 0) return { options: [], variants: [] };
  const left = notMade(choice);
  return {
    options: lists.map(({ name, choices: list }) => ({
      name,
      values: list.map(({ value }) => value),
    })),
    variants: combine(lists)
      .map((chosen) => ({
        values: chosen.map(({ value }) => value),
        price: priceOf(price, chosen),
        comparePrice: comparePrice === null ? null : priceOf(comparePrice, chosen),
      }))
      .filter(({ values }) => !left.has(values.join('/'))),
  };
}

/** Least and most pieces of one offer from a price in taka on, dearest first. */
type StockBounds = readonly (readonly [taka: number, least: number, most: number])[];

const DAILY: StockBounds = [
  [800, 4, 20],
  [300, 6, 40],
  [0, 8, 80],
];
/** Things that take weeks to make lie there in twos and threes. */
const MADE_BY_HAND: StockBounds = [
  [2500, 2, 3],
  [1000, 2, 6],
  [300, 3, 14],
  [0, 8, 40],
];

function boundsOf(section: Section, taka: number) {
  const bounds = section === 'accessories' ? MADE_BY_HAND : DAILY;
  const [, least = 0, most = 0] = bounds.find(([from]) => taka >= from) ?? [];
  return { least, most };
}

/** Pieces left of each offer of a product, by the word in its stock column, its trade and its price. */
export function stockOf({ stock, handle, category, price }: StockSource, offer: number): number {
  if (/^\d+$/.test(stock)) return Number(stock);
  if (stock === 'pre') return 0;
  const drawn = stableNumber(`stock ${handle} ${offer}`, 90);
  if (stock === 'low') return 2 + (drawn % 3);
  const isGone = offer > 0 && (stock === 'some' ? offer % 2 === 1 : drawn < 8);
  const { least, most } = boundsOf(category.section, price);
  return isGone ? 0 : least + (drawn % (most - least + 1));
}
