import { listProducts } from '@marketplace/contracts/api/products';
import { listShops, type ShopSummary } from '@marketplace/contracts/api/shops';
import type { InformationText } from '@marketplace/contracts/federation/parseInformationPage';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { callApi } from '../../contracts';

/** Number of shops on the page. They fill two rows of three. */
const SHOP_COUNT = 6;

/** The market's largest shops, and its numbers of shops and products. */
export interface MarketFigures {
  shops: readonly ShopSummary[];
  shopCount: number;
  /** `undefined` if the number cannot be loaded. */
  productCount: number | undefined;
}

/**
 * Fetches the market's largest shops, and its numbers of shops and products.
 * @returns `undefined` if there are no shops or they cannot be loaded; the page works without them
 */
export async function fetchFigures(request: Request): Promise<MarketFigures | undefined> {
  const [shops, products] = await Promise.allSettled([
    callApi(listShops, { query: { pageSize: SHOP_COUNT, pageNumber: 1 }, request }),
    callApi(listProducts, { query: { pageSize: 1, pageNumber: 1 }, request }),
  ]);
  for (const result of [shops, products]) {
    if (result.status === 'rejected') {
      console.warn('A figure of the market could not be loaded:', result.reason);
    }
  }
  if (shops.status === 'rejected' || shops.value.items.length === 0) return undefined;
  return {
    shops: shops.value.items,
    shopCount: shops.value.paginationStatus.totalItems,
    productCount:
      products.status === 'fulfilled' ? products.value.paginationStatus.totalItems : undefined,
  };
}

/** Loads this release's questions and answers about the market. Each question is a section. */
export const loadQuestions = async (language: Locale): Promise<InformationText> =>
  // The cast is safe: each `questions` file is an information text. An import with a variable in
  // its path has no type.
  (await import(/* webpackChunkName: "text-[request]" */ `./texts/questions.${language}.md`))
    .default as InformationText;
