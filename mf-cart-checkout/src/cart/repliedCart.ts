import type { Cart } from '@marketplace/contracts/api/publicCart';

/** Time in which the loaders that follow an action ask for it, ms. */
const LIFETIME_MS = 1000;

let kept: { cart: Cart; at: number } | undefined;

/**
 * Hands the reply to a change, which is the cart, to the loader that runs after the action, so that it
 * is not fetched again. Browser only: a server has many visitors.
 */
export const repliedCart = {
  keep(cart: Cart): void {
    kept = { cart, at: performance.now() };
  },
  forget(): void {
    kept = undefined;
  },
  /** `undefined` where there was no change just now. */
  read(): Cart | undefined {
    return kept && performance.now() - kept.at < LIFETIME_MS ? kept.cart : undefined;
  },
};
