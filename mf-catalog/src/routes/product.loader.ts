import { ApiError } from '@marketplace/contracts/api/client';
import type { Product } from '@marketplace/contracts/api/products';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { redirectToHandle } from '@marketplace/contracts/pages/redirectToHandle';
import { deferred, optional, preload } from '@marketplace/contracts/rendering';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
import { crumbsOf } from '../product/crumbsOf';
import { loadRelated } from '../product/loadRelated';
import { picturesOf } from '../product/pictures';
import { firstScreenCode } from '../product/productCode';
import { fetchProduct } from '../purchase/fetchProduct';
import { findVariant, readSelection } from '../purchase/variants';
import { fetchReviews } from '../reviews/fetchReviews';
import { readReviewQuery } from '../reviews/reviewAddress';
import { plainText } from '../seo/plainText';
import { productJsonLd } from '../seo/productJsonLd';
import { isAlertOffered } from '../stock-alert/stockAlertRequests';

/**
 * Loads everything that the first screen of a product waits for: the product, whether the page
 * offers a stock alert, and the code.
 * @throws a 404 if the product does not exist; an ApiError if it cannot be loaded
 */
export async function loadCritical({ params, request }: LoaderFunctionArgs) {
  const loading = fetchProduct(params.slug ?? '', { request });
  return Promise.all([
    loading.catch(throwNotFound),
    optional('The stock alert', isAlertOffered(loading, request)),
    preload(firstScreenCode, CALL_MS),
  ]);
}

/**
 * Awaits the data of the first screen only. All other data is deferred, as promises at the top
 * level of the loader data.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const [product, hasAlert] = await loadCritical(args);
  const { handle } = product;
  redirectToHandle(request, { slug: args.params.slug, handle, path: productPath(handle) });
  const url = new URL(request.url);
  const reviewQuery = readReviewQuery(url.searchParams);
  return {
    head: headOf(product, url),
    product,
    isAlertOffered: hasAlert === true,
    reviewQuery,
    reviews: deferred('The reviews', () => fetchReviews(product.uuid, reviewQuery, request)),
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
    breadcrumbs: crumbsOf(product),
    jsonLd: [productJsonLd(product, origin)],
    // The picture has one file for all widths. So a `Link` header can request the file before the
    // browser has read the document.
    lcpImage: picture && pictureSources(picture),
  };
}
