import type { SellerOffer } from '@marketplace/contracts/api/otherSellers';
import type { CardProduct } from '../cards/cardData';

export interface Related {
  otherSellers: Promise<SellerOffer[]>;
  sameCategory: Promise<CardProduct[]>;
  sameShop: Promise<CardProduct[]>;
}

let cache: { uuid: string; related: Related } | undefined;

/**
 * Keeps the related products of the displayed product while a shopper pages through its reviews.
 * Works in the browser only. Deferred data fails if the server's markup is removed before the data
 * arrives. Such a failure clears the cache, so that the data can be fetched again.
 */
export const relatedCache = {
  /**
   * @returns a function that clears the cache; call it when the shopper leaves the product's page
   */
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
