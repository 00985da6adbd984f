import type { SellerOffer } from '@marketplace/contracts/api/otherSellers';
import type { CardProduct } from '../cards/cardData';

export interface Related {
  otherSellers: Promise<SellerOffer[]>;
  sameCategory: Promise<CardProduct[]>;
  sameShop: Promise<CardProduct[]>;
}

let cache: { uuid: string; related: Related } | undefined;

/**
 * The related products of the product shown, cached while a shopper pages through its reviews. They are
 * fetched again after a failure: the promises of data that the server has not sent fail if its markup is
 * gone. In the browser only.
 */
export const relatedCache = {
  /** @returns clears them, when the product's page is left */
  set: (uuid: string, related: Related) => {
    const shown = { uuid, related };
    cache = shown;
    const clear = () => {
      if (cache === shown) cache = undefined;
    };
    Promise.all(Object.values(related)).catch(clear);
    return clear;
  },
  get: (uuid: string): Related | undefined => (cache?.uuid === uuid ? cache.related : undefined),
};
