import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import type { Shop } from '@marketplace/contracts/api/shops';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { JsonLd, PageHead } from '@marketplace/contracts/pages/PageHead';
import { redirectToHandle } from '@marketplace/contracts/pages/redirectToHandle';
import { critical, preload } from '@marketplace/contracts/rendering';
import { data, type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { type NarrowedListQuery, shopListPath, shopPath } from '@marketplace/contracts/routes';
import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
import { COLUMN_SIZES } from '../cards/pictureSizes';
import { listHead } from '../product-list/listHead';
import { loadProductList, shownList } from '../product-list/loadProductList';
import { plainText } from '../seo/plainText';
import { shopJsonLd } from '../seo/shopJsonLd';
import { loadShopHeader } from '../shops/shopCode';
import { fetchShop } from '../shops/shopRequests';

export async function loader({ params, request }: LoaderFunctionArgs, { brandName }: MarketConfig) {
  const { origin, search } = new URL(request.url);
  const { slug } = params;
  // The slug is optional (specification section 2). Without a slug, redirects to the list of all
  // shops.
  if (!slug) throw redirect(`${shopListPath()}${search}`);
  const found = await critical(`shop ${slug}`, () =>
    fetchShop(slug, request).catch(undefinedIfMissing),
  );
  const { value: shop } = found;
  const handle = shop?.handle ?? slug;
  redirectToHandle(request, { slug, handle, path: shopPath(handle) });
  const pathFor = (query: NarrowedListQuery) => shopPath(handle, query);
  const [list] = await Promise.all([
    loadProductList(request, { fixed: { shopUuid: shop?.uuid }, pathFor }, found),
    preload([loadShopHeader], CALL_MS),
  ]);
  const ofList = listHead(list, pathFor, origin);
  const ofShop = shop ? headOf(shop, origin, ofList.jsonLd) : { title: msg`Shop` };
  const head: PageHead = { ...ofList, ...ofShop };
  return data(
    { ...shownList(list), shop, brandName, handle, head },
    { status: list.products ? 200 : 503 },
  );
}

/**
 * Turns a 404 into `undefined`, because a missing shop leads to the not-found page (specification
 * section 8).
 */
function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}

function headOf(shop: Shop, origin: string, itemList: JsonLd[] = []): PageHead {
  const { name, handle, description, bannerUrl, logoUrl } = shop;
  const text = plainText(description);
  return {
    title: name,
    description: text || undefined,
    imageUrl: (bannerUrl ?? logoUrl)?.mediumImageUrl,
    lcpImage: bannerUrl ? pictureSources(bannerUrl, COLUMN_SIZES, 'banner') : undefined,
    breadcrumbs: [
      { name: msg`Shops`, path: shopListPath() },
      { name, path: shopPath(handle) },
    ],
    jsonLd: [shopJsonLd(shop, text, origin), ...itemList],
  };
}
