import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { ProductListQuery } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { GRID_PICTURE_SIZES } from './gridPictureSizes';
import { itemListJsonLd } from './itemListJsonLd';
import type { ProductList } from './loadProductList';
import { isWorthKeeping } from './query/isWorthKeeping';

/**
 * What a list says of its document; the page adds title, description and where it hangs in the shop.
 * Every page of a list is kept at its own address, an order at that of the list in its usual order;
 * combinations of filters, searches and empty lists are not kept at all.
 */
export function listHead(
  { query, fixed, products }: ProductList,
  pathFor: (query: ProductListQuery) => string,
  origin: string,
): Omit<PageHead, 'title'> {
  const { sort, pageNumber, ...filters } = query;
  const isEmpty = products?.items.length === 0;
  const [picture] = products?.items[0]?.imageUrls ?? [];
  return {
    // Another order has other products on its second page.
    canonicalPath: pathFor({ ...filters, pageNumber: sort || isEmpty ? 1 : pageNumber }),
    isPrivate: isEmpty || !isWorthKeeping(filters, Object.keys(fixed).length > 0),
    imageUrl: picture?.mediumImageUrl,
    lcpImage: picture && pictureSources(picture, GRID_PICTURE_SIZES),
    jsonLd: products && !isEmpty ? [itemListJsonLd(products, origin)] : [],
  };
}
