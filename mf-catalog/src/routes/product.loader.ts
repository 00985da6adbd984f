import { ApiError } from '@marketplace/contracts/api/client';
import type { Product } from '@marketplace/contracts/api/products';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { findVariant } from '../find-variant/findVariant';
import { loadLater } from '../load-later/loadLater';
import { picturesOf } from '../pictures-of/picturesOf';
import { breadcrumbJsonLd } from '../product/breadcrumbJsonLd';
import { crumbsOf } from '../product/crumbsOf';
import { fetchProduct } from '../product/fetchProduct';
import { GALLERY_SIZES } from '../product/gallerySizes';
import { plainText } from '../product/plainText';
import { prepareParts } from '../product/prepareParts';
import { productJsonLd } from '../product/productJsonLd';
import { readSelection } from '../read-selection/readSelection';
import { loadRelated } from '../related-products/loadRelated';
import { fetchReviews } from '../reviews/fetchReviews';
import { reviewPageOf } from '../reviews/reviewPageOf';

/** Only what the first screen shows is waited for; the rest is promises at the top level. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const [product] = await Promise.all([
    fetchProduct(params.slug ?? '', request).catch(throwNotFound),
    prepareParts(),
  ]);
  const url = new URL(request.url);
  const reviewPage = reviewPageOf(url.searchParams);
  return {
    head: headOf(product, url),
    product,
    reviewPage,
    reviews: loadLater('The reviews', fetchReviews(product.uuid, reviewPage, request)),
    ...loadRelated(product, request),
  };
}

function throwNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
  throw error;
}

function headOf(product: Product, { origin, searchParams }: URL): PageHead {
  const variant = findVariant(product, readSelection(product, searchParams));
  const [picture] = picturesOf(product, variant);
  return {
    title: product.name,
    description: plainText(product.description),
    canonicalPath: productPath(product.handle),
    imageUrl: picture?.mediumImageUrl,
    openGraphType: 'product',
    jsonLd: [productJsonLd(product, origin), breadcrumbJsonLd(crumbsOf(product), origin)],
    lcpImage: picture && pictureSources(picture, GALLERY_SIZES),
  };
}
