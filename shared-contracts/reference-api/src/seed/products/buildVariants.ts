import { choices } from '../data/choices';
import { stableNumber } from '../stable';

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

/** Pieces left of each offer of a product, by the word in its stock column. */
export function stockOf(stock: string, handle: string, offer: number): number {
  if (/^\d+$/.test(stock)) return Number(stock);
  if (stock === 'pre') return 0;
  const drawn = stableNumber(`stock ${handle} ${offer}`, 90);
  if (stock === 'low') return 2 + (drawn % 3);
  const isGone = offer > 0 && (stock === 'some' ? offer % 2 === 1 : drawn < 8);
  return isGone ? 0 : 6 + drawn;
}
