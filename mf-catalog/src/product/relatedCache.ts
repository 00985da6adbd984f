import type { SellerOffer } from '@marketplace/contracts/api/otherSellers';
import { isMissing } from '@marketplace/contracts/loading/loadPart';
import type { CardProduct } from '../cards/cardData';

export interface Related {
  otherSellers: Promise<SellerOffer[]>;
  sameCategory: Promise<CardProduct[]>;
  sameShop: Promise<CardProduct[]>;
}

let cache: { uuid: string; related: Related } | undefined;

/**
 * The related products of the product shown, cached while a shopper pages through its reviews. They are
 * fetched again after a failure, and once the server's markup is gone that stood for them. In the
 * browser only.
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
  get: (uuid: string): Related | undefined =>
    cache?.uuid === uuid && !Object.values(cache.related).some(isMissing)
      ? cache.related
      : undefined,
};
