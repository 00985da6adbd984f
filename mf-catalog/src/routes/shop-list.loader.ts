import { msg, plural } from '@lingui/core/macro';
import type { ShopSummary } from '@marketplace/contracts/api/shops';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { isBeyondLastPage } from '@marketplace/contracts/pages/pageNumbers';
import { critical, markupOnly } from '@marketplace/contracts/rendering';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { shopListPath, shopPath } from '@marketplace/contracts/routes';
import { toCardShop } from '../cards/cardData';
import { SHOP_GRID_SIZES } from '../cards/pictureSizes';
import { itemListJsonLd } from '../seo/listJsonLd';
import { fetchShops, readShopQuery, type ShopQuery } from '../shops/shopRequests';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readShopQuery(request);
  const { value: list, ...unanswered } = await critical(`shops ${JSON.stringify(query)}`, () =>
    fetchShops(query, request),
  );
  if (list && isBeyondLastPage(list.paginationStatus)) throw data(null, { status: 404 });
  const items = list?.items;
  const jsonLd = list?.items.length
    ? [itemListJsonLd(placesOf(list.items), list.paginationStatus, new URL(request.url).origin)]
    : [];
  const head = { ...headOf(query, items), jsonLd };
  const shops = markupOnly(items?.map(toCardShop));
  const shown = list && { paginationStatus: list.paginationStatus, isEmpty: items?.length === 0 };
  return data({ head, query, list: shown, shops, ...unanswered }, { status: list ? 200 : 503 });
}

const placesOf = (shops: readonly ShopSummary[]) =>
  shops.map(({ name, handle }) => ({ name, path: shopPath(handle) }));

function headOf({ shopName, sort, pageNumber }: ShopQuery, shops?: ShopSummary[]): PageHead {
  const isEmpty = shops?.length === 0;
  const banner = shops?.[0]?.bannerUrl;
  return {
    title: pageNumber === 1 ? msg`Shops` : msg`${plural(pageNumber, { other: 'Shops, page #' })}`,
    description: msg`Growers, fishers, cooks and weavers from all over Bangladesh, each with a shop of their own.`,
    // A sorted list has other shops on page 2 than the unsorted list. So the canonical URL of a
    // sorted list is page 1 of the unsorted list.
    canonicalPath: shopListPath({ shopName, pageNumber: sort || isEmpty ? 1 : pageNumber }),
    // Searches are not indexed, because their number is unlimited.
    isPrivate: shopName !== undefined || isEmpty,
    ...(banner && {
      imageUrl: banner.mediumImageUrl,
      lcpImage: pictureSources(banner, SHOP_GRID_SIZES, 'banner'),
    }),
  };
}
