import type { CardProduct } from '../cards/cardData';

export interface Related {
  sameCategory: Promise<CardProduct[]>;
  sameShop: Promise<CardProduct[]>;
}

let cache: (Related & { uuid: string }) | undefined;

/**
 * The related products of the product shown, cached while a shopper pages through its reviews. A
 * failure clears them, so that they are fetched again. In the browser only.
 */
export const relatedCache = {
  /** @returns clears them, when the product's page is left */
  set: (uuid: string, { sameCategory, sameShop }: Related) => {
    const shown = { uuid, sameCategory, sameShop };
    cache = shown;
    const clear = () => {
      if (cache === shown) cache = undefined;
    };
    Promise.all([sameCategory, sameShop]).catch(clear);
    return clear;
  },
  get: (uuid: string): Related | undefined =>
    cache?.uuid === uuid
      ? { sameCategory: cache.sameCategory, sameShop: cache.sameShop }
      : undefined,
};
