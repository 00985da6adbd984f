import { msg } from '@lingui/core/macro';
import { isBeyondLastPage } from '@marketplace/contracts/api/isBeyondLastPage';
import type { ShopSummary } from '@marketplace/contracts/api/shops';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { shopListPath, shopPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { answerInTime } from '../answer-in-time/answerInTime';
import { placesJsonLd } from '../places-json-ld/placesJsonLd';
import { fetchShops } from '../shops/fetchShops';
import { readShopQuery, type ShopQuery } from '../shops/readShopQuery';
import { SHOP_GRID_SIZES } from '../shops/shopGridSizes';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readShopQuery(request);
  const { value: list, ...unanswered } = await answerInTime(`shops ${JSON.stringify(query)}`, () =>
    fetchShops(query, request),
  );
  if (list && isBeyondLastPage(list.paginationStatus)) throw data(null, { status: 404 });
  const items = list?.items;
  const jsonLd = list?.items.length
    ? [placesJsonLd(placesOf(list.items), list.paginationStatus, new URL(request.url).origin)]
    : [];
  const head = { ...headOf(query, items), jsonLd };
  return data({ head, query, list, ...unanswered }, { status: list ? 200 : 503 });
}

const placesOf = (shops: readonly ShopSummary[]) =>
  shops.map(({ name, handle }) => ({ name, path: shopPath(handle) }));

function headOf({ shopName, sort, pageNumber }: ShopQuery, shops?: ShopSummary[]): PageHead {
  const isEmpty = shops?.length === 0;
  const banner = shops?.[0]?.bannerUrl;
  return {
    title: pageNumber === 1 ? msg`Shops` : msg`Shops, page ${pageNumber}`,
    description: msg`Growers, fishers, cooks and weavers from all over Bangladesh, each with a shop of their own.`,
    // A sorted list is a copy of the plain one.
    canonicalPath: shopListPath({ shopName, pageNumber: sort || isEmpty ? 1 : pageNumber }),
    // Searches are as many as visitors can think of.
    isPrivate: shopName !== undefined || isEmpty,
    ...(banner && {
      imageUrl: banner.mediumImageUrl,
      lcpImage: pictureSources(banner, SHOP_GRID_SIZES, 'banner'),
    }),
  };
}
