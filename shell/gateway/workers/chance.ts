/** A generator of random numbers that a seed determines. */
export interface Chance {
  /** Determines all further numbers. */
  state: number;
  /** @returns a number from 0 to below 1 */
  draw: () => number;
}

/** Odd, so that the states repeat only after 2^32 numbers. */
const STEP = 0x6d2b79f5;

/** Creates a generator (Mulberry32), whose numbers are evenly distributed but predictable. */
export function createChance(seed: number): Chance {
  const chance = {
    state: seed | 0,
    draw() {
      const state = (chance.state + STEP) | 0;
      chance.state = state;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
  };
  return chance;
}

/**
 * Makes `Math.random` return numbers of a seed. Ids stay random: `Math.random().toString(16)` is
 * the usual way to create an id, such as an idempotency key. If two loads of a page drew the same
 * id, the API would take the second load's order for a repetition of the first. An id also uses up
 * no number of the seed, so that the number of API calls does not change what a page shows.
 * `crypto` is not changed, because its values are keys and secrets.
 * @param current returns the generator of the running code, or `undefined` if it has none
 */
export function seedChance(current: () => Chance | undefined): void {
  const { random } = Math;
  const write = Number.prototype.toString;
  let last: { chance: Chance; before: number; drawn: number } | undefined;
  Math.random = () => {
    const chance = current();
    if (!chance) return random();
    const { state: before } = chance;
    const drawn = chance.draw();
    last = { chance, before, drawn };
    return drawn;
  };
  Number.prototype.toString = function (this: number, radix?: number) {
    const isId = radix !== undefined && radix !== 10;
    // `Number` converts `this`, which is an object in a script without strict mode.
    if (!isId || !last || Number(this) !== last.drawn) return write.call(this, radix);
    last.chance.state = last.before;
    last = undefined;
    return write.call(random(), radix);
  };
}
