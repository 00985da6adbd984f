import { foodNames } from './foodNames';
import { linesOf } from './searchWords';

/**
 * First names of lines that name several things: whoever searches for milk is glad of yoghurt, but one is
 * not sold in place of the other.
 */
const BROAD = new Set(
  linesOf(`fish, grass carp, surma, lakkha, snapper, prawn, shutki, roe, vegetable, shak, amaranth
    mustard, taro, leaf, flat beans, chilli, jujube, lemon, green coconut, nuts, fruit, achar, pitha
    sweets, doi, beef, mutton, biryani, gur, powder, spice, lentil, oil`).flat(),
);

const lines = linesOf(foodNames);
const [fishes = []] = lines;
const things = lines.filter(([first = '']) => !BROAD.has(first));

const LATIN = /^[a-z ]+$/;
const singularOf = (name: string) => (LATIN.test(name) ? name.replace(/s$/, '') : name);
const bothNumbers = (name: string) => (LATIN.test(name) ? [name, `${name}s`] : [name]);

/** `rui` of `rui fish`. */
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
 * All names of the very thing that a product is called by, in normal form: those of the search's list where
 * the whole name is one of them, with or without `fish` behind it, else itself. `Rui fish curry` is
 * another thing than `rui fish`, and a `river rui` may be.
 *
 * @param names of the product in all languages, without amounts, in normal form
 */
export function thingNames(names: readonly string[]): string[] {
  const own = names.flatMap((name) => [name, singularOf(name), ...knownAs(name)]);
  return [...new Set(own.flatMap(bothNumbers))];
}
