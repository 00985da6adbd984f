import { AsyncLocalStorage } from 'node:async_hooks';
import { type Chance, createChance, seedChance } from './chance';

interface SeededPages {
  /** Renders a page with its own random numbers, which begin at the seed. */
  inChance: <Result>(render: () => Result) => Result;
  /**
   * Records the state of the random number generator for the page that is being rendered.
   * @returns a function that restores this state, so that the same numbers follow again
   */
  markChance: () => () => void;
}

/**
 * Seeds `Math.random` in this process. Pages that render at the same time do not share numbers.
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
