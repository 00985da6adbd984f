import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';
import type { RouteObject, ShouldRevalidateFunctionArgs } from '@marketplace/contracts/router';
import { loadCatalogue } from '../locales/loadCatalogue';

/** The texts of the pages in one language. */
export const loadMessages: LoadMessages = loadCatalogue;

/** A choice of options changes the product's address, and nothing that its loader reads. */
const isAnotherProduct = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/**
 * The pages of the catalogue (design of the storefront, section 8; specification section 2): home,
 * product list and product. A loader throws a 404 for an unknown product and for a page number past
 * the end of a list; a failed API call reaches the shell's boundary as an `ApiError`.
 */
export const routes: RouteObject[] = [
  {
    id: 'catalog-home',
    index: true,
    loader: (args) =>
      import(/* webpackChunkName: "catalog-loaders" */ '../routes/home.loader').then((module) =>
        module.loader(args),
      ),
    lazy: () => import(/* webpackChunkName: "catalog-home" */ '../routes/home'),
  },
  {
    id: 'catalog-product-list',
    path: 'product',
    loader: (args) =>
      import(/* webpackChunkName: "catalog-loaders" */ '../routes/product-list.loader').then(
        (module) => module.loader(args),
      ),
    lazy: () => import(/* webpackChunkName: "catalog-product-list" */ '../routes/product-list'),
  },
  {
    id: 'catalog-product',
    path: 'product/:slug',
    loader: (args) =>
      import(/* webpackChunkName: "catalog-loaders" */ '../routes/product.loader').then((module) =>
        module.loader(args),
      ),
    lazy: () => import(/* webpackChunkName: "catalog-product" */ '../routes/product'),
    shouldRevalidate: isAnotherProduct,
  },
];
