import { ApiError } from '@marketplace/contracts/api/client';
import type { Product } from '@marketplace/contracts/api/products';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { productListPath, productPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { breadcrumbJsonLd } from '../product/breadcrumbJsonLd';
import { fetchProduct } from '../product/fetchProduct';
import { plainText } from '../product/plainText';
import { productJsonLd } from '../product/productJsonLd';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const product = await fetchProduct(params['slug'] ?? '', request).catch(orNotFound);
  return { head: headOf(product, new URL(request.url)), product };
}

function orNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
  throw error;
}
