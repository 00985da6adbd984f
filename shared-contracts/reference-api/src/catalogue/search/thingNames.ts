import foodNames from './names/food.json';
import { linesOf } from './searchWords';

/**
 * Each is the first name in a line of `food.json` whose names mean different things, such as milk
 * and yoghurt. A search for one may find the other, but `thingNames` must not treat them as equal.
 */
const BROAD = new Set([
  'fish',
  'grass carp',
  'surma',
  'lakkha',
  'snapper',
  'prawn',
  'shutki',
  'roe',
  'vegetable',
  'shak',
  'amaranth',
  'mustard',
  'taro',
  'leaf',
  'flat beans',
  'chilli',
  'jujube',
  'lemon',
  'green coconut',
  'nuts',
  'fruit',
  'achar',
  'pitha',
  'sweets',
  'doi',
  'beef',
  'mutton',
  'biryani',
  'gur',
  'powder',
  'spice',
  'lentil',
  'oil',
]);

const lines = linesOf(foodNames);
const [fishes = []] = lines;
const things = lines.filter(([first = '']) => !BROAD.has(first));

const LATIN = /^[a-z ]+$/;
const singularOf = (name: string) => (LATIN.test(name) ? name.replace(/s$/, '') : name);
const bothNumbers = (name: string) => (LATIN.test(name) ? [name, `${name}s`] : [name]);

/** Returns `rui` for `rui fish`. */
function withoutFish(name: string): string | undefined {
  const fish = fishes.find((each) => name.endsWith(` ${each}`));
  return fish && name.slice(0, -fish.length - 1);
}

function knownAs(name: string): string[] {
  const base = withoutFish(name);
  const isOne = (line: string[], each: string | undefined) =>
    each !== undefined && (line.includes(each) || line.includes(singularOf(each)));
  const line = things.find((each) => isOne(each, name)) ?? things.find((each) => isOne(each, base));
  return line ? line.flatMap((each) => [each, ...fishes.map((fish) => `${each} ${fish}`)]) : [];
}

/**
 * Returns all names of exactly the thing that a product is. If a line of `food.json` contains the
 * whole product name, with or without `fish`, adds the names of that line. Otherwise, returns only
 * the product's own names, because `rui fish curry` differs from `rui fish`, and `river rui` may
 * differ from `rui`.
 * @param names names of the product in all languages, without amounts, in normal form
 */
export function thingNames(names: readonly string[]): string[] {
  const own = names.flatMap((name) => [name, singularOf(name), ...knownAs(name)]);
  return [...new Set(own.flatMap(bothNumbers))];
}
