import { msg } from '@lingui/core/macro';
import { isBeyondLastPage } from '@marketplace/contracts/api/isBeyondLastPage';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { shopListPath, shopPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { placesJsonLd } from '../places-json-ld/placesJsonLd';
import { fetchShops } from '../shops/fetchShops';
import { readShopQuery } from '../shops/readShopQuery';
import { SHOP_GRID_SIZES } from '../shops/shopGridSizes';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readShopQuery(request);
  const { items, paginationStatus } = await fetchShops(query, request);
  if (isBeyondLastPage(paginationStatus)) throw data(null, { status: 404 });
  const { shopName, sort, pageNumber } = query;
  const banner = items[0]?.bannerUrl;
  const places = items.map(({ name, handle }) => ({ name, path: shopPath(handle) }));
  const head: PageHead = {
    title: pageNumber === 1 ? msg`Shops` : msg`Shops, page ${pageNumber}`,
    description: msg`Growers, fishers, cooks and weavers from all over Bangladesh, each with a shop of their own.`,
    // A sorted list is a copy of the plain one.
    canonicalPath: shopListPath({
      shopName,
      pageNumber: sort || items.length === 0 ? 1 : pageNumber,
    }),
    // Searches are as many as visitors can think of.
    isPrivate: shopName !== undefined || items.length === 0,
    ...(banner && {
      imageUrl: banner.mediumImageUrl,
      lcpImage: pictureSources(banner, SHOP_GRID_SIZES, 'banner'),
    }),
    ...(items.length > 0 && {
      jsonLd: [placesJsonLd(places, paginationStatus, new URL(request.url).origin)],
    }),
  };
  return { head, query, shops: items, paginationStatus };
}
