import type { ProductSummary } from '@marketplace/contracts/api/products';

export interface Related {
  sameCategory: Promise<ProductSummary[]>;
  sameShop: Promise<ProductSummary[]>;
}

let kept: (Related & { uuid: string }) | undefined;

/**
 * The shelves of the product that is shown. They stay while a shopper pages through its reviews;
 * once one of them failed they are to be asked for again. In the browser only.
 */
export const keptRelated = {
  /** @returns how to forget them, when the product is left */
  keep: (uuid: string, { sameCategory, sameShop }: Related) => {
    const shown = { uuid, sameCategory, sameShop };
    kept = shown;
    const forget = () => {
      if (kept === shown) kept = undefined;
    };
    Promise.all([sameCategory, sameShop]).catch(forget);
    return forget;
  },
  of: (uuid: string): Related | undefined =>
    kept?.uuid === uuid ? { sameCategory: kept.sameCategory, sameShop: kept.sameShop } : undefined,
};
