import { ApiError } from '@marketplace/contracts/api/client';
import type { Shop } from '@marketplace/contracts/api/shops';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import { data, type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { type NarrowedListQuery, shopListPath, shopPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { breadcrumbJsonLd } from '../product/breadcrumbJsonLd';
import { plainText } from '../product/plainText';
import { listHead } from '../product-list/listHead';
import { loadProductList } from '../product-list/loadProductList';
import { BANNER_SIZES } from '../shops/bannerSizes';
import { fetchShop } from '../shops/fetchShop';
import { LateShopHeader } from '../shops/LateShopHeader';
import { shopJsonLd } from '../shops/shopJsonLd';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { origin, search } = new URL(request.url);
  // The slug is optional (specification section 2): without one, all shops are meant.
  if (!params.slug) throw redirect(`${shopListPath()}${search}`);
  const shop = await fetchShop(params.slug, request).catch(throwNotFound);
  const pathFor = (query: NarrowedListQuery) => shopPath(shop.handle, query);
  const [list] = await Promise.all([
    loadProductList(request, { fixed: { shopUuid: shop.uuid }, pathFor }),
    // What the server sent needs no code; a page that is reached by a link inside the shop does.
    typeof window === 'undefined' ? undefined : LateShopHeader.prepare().catch(() => undefined),
  ]);
  const ofList = listHead(list, pathFor, origin);
  const head: PageHead = { ...ofList, ...headOf(shop, origin, ofList.jsonLd) };
  return data({ ...list, shop, head }, { status: list.products ? 200 : 503 });
}

/** Specification section 8: a missing shop is the not-found page. */
function throwNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
  throw error;
}

function headOf(shop: Shop, origin: string, itemList: object[] = []): PageHead {
  const { name, handle, description, bannerUrl, logoUrl } = shop;
  const text = plainText(description);
  const crumbs = [
    { name: 'Shops', path: shopListPath() },
    { name, path: shopPath(handle) },
  ];
  return {
    title: name,
    description: text || undefined,
    imageUrl: (bannerUrl ?? logoUrl)?.mediumImageUrl,
    lcpImage: bannerUrl ? pictureSources(bannerUrl, BANNER_SIZES, 'banner') : undefined,
    jsonLd: [shopJsonLd(shop, text, origin), breadcrumbJsonLd(crumbs, origin), ...itemList],
  };
}
