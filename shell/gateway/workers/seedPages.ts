import { AsyncLocalStorage } from 'node:async_hooks';
import { type Chance, createChance, seedChance } from './chance';

interface SeededPages {
  /** Renders a page, which draws the first numbers of the seed. */
  inChance: <Result>(render: () => Result) => Result;
  /**
   * Remembers the next number of the page that is rendered now.
   * @returns a function that makes it the next number again
   */
  markChance: () => () => void;
}

/**
 * Seeds the chance of this process. Pages that render at the same time do not share their numbers.
 */
export function seedPages(seed: number): SeededPages {
  const chances = new AsyncLocalStorage<Chance>();
  seedChance(() => chances.getStore());
  return {
    inChance: (render) => chances.run(createChance(seed), render),
    markChance() {
      const chance = chances.getStore();
      const { state = seed } = chance ?? {};
      return () => {
        if (chance) chance.state = state;
      };
    },
  };
}
