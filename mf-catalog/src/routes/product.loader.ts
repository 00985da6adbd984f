import { ApiError } from '@marketplace/contracts/api/client';
import type { Product } from '@marketplace/contracts/api/products';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { lcpImage } from '../lcp-image/lcpImage';
import { breadcrumbJsonLd } from '../product/breadcrumbJsonLd';
import { crumbsOf } from '../product/crumbsOf';
import { fetchProduct } from '../product/fetchProduct';
import { findVariant } from '../product/findVariant';
import { GALLERY_SIZES } from '../product/gallerySizes';
import { picturesOf } from '../product/picturesOf';
import { plainText } from '../product/plainText';
import { productJsonLd } from '../product/productJsonLd';
import { readSelection } from '../product/readSelection';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const product = await fetchProduct(params.slug ?? '', request).catch(throwNotFound);
  return { head: headOf(product, new URL(request.url)), product };
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
    lcpImage: lcpImage(picture, GALLERY_SIZES),
  };
}
