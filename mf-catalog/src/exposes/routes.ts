import { defineRoutes } from '@marketplace/contracts/pages/defineRoutes';
import type { RemoteRoutes } from '@marketplace/contracts/RemoteModules';
import type {
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
} from '@marketplace/contracts/router';
import { pages } from '../../pages';
import { loadListMessages } from '../locales/loadMessages';
import { hasOtherReviews } from '../reviews/reviewAddress';

/** Loads the translated messages that all pages share. */
export { loadMessages } from '../locales/loadMessages';

/**
 * Runs the loader again if the path or the selected reviews change, or if the same URL is loaded
 * again. A change of the chosen options does not run the loader, because the product's data does
 * not depend on the options.
 */
const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search === nextUrl.search ||
    hasOtherReviews(currentUrl.searchParams, nextUrl.searchParams));

const importProductLoader = () =>
  import(/* webpackChunkName: "catalog-loaders" */ '../routes/product.loader');

/**
 * The pages of the catalogue (specification section 2): home, product lists, product, categories
 * and list of shops. Loaders throw a 404 for an unknown product, sub-category or section, and for a
 * page number past the end of a list. A failed API call reaches the shell's boundary as an
 * `ApiError`.
 */
export const routes: RouteObject[] = defineRoutes(pages, [
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
    handle: { loadMessages: loadListMessages },
    loader: (args) =>
      import(/* webpackChunkName: "catalog-loaders" */ '../routes/product-list.loader').then(
        (module) => module.loader(args),
      ),
    action: (args) =>
      import(/* webpackChunkName: "catalog-stock-alert" */ '../routes/product-list.action').then(
        (module) => module.action(args),
      ),
    lazy: () => import(/* webpackChunkName: "catalog-product-list" */ '../routes/product-list'),
  },
  {
    id: 'catalog-product',
    path: 'product/:slug',
    handle: {
      prefetch: (args: LoaderFunctionArgs) =>
        importProductLoader().then((module) => module.loadCritical(args)),
    },
    loader: (args) => importProductLoader().then((module) => module.loader(args)),
    lazy: () => import(/* webpackChunkName: "catalog-product" */ '../routes/product'),
    shouldRevalidate,
  },
  {
    id: 'catalog-categories',
    path: 'category',
    loader: (args) =>
      import(/* webpackChunkName: "catalog-loaders" */ '../routes/categories.loader').then(
        (module) => module.loader(args),
      ),
    lazy: () => import(/* webpackChunkName: "catalog-categories" */ '../routes/categories'),
  },
  {
    id: 'catalog-category',
    path: 'category/:slug',
    handle: { loadMessages: loadListMessages },
    loader: (args) =>
      import(/* webpackChunkName: "catalog-loaders" */ '../routes/category.loader').then((module) =>
        module.loader(args),
      ),
    lazy: () => import(/* webpackChunkName: "catalog-category" */ '../routes/category'),
  },
  {
    id: 'catalog-featured-section',
    path: 'category/featured/:uuid',
    handle: { loadMessages: loadListMessages },
    loader: (args) =>
      import(/* webpackChunkName: "catalog-loaders" */ '../routes/featured-section.loader').then(
        (module) => module.loader(args),
      ),
    lazy: () =>
      import(/* webpackChunkName: "catalog-featured-section" */ '../routes/featured-section'),
  },
  {
    id: 'catalog-shop-list',
    path: 'shoplist',
    loader: (args) =>
      import(/* webpackChunkName: "catalog-loaders" */ '../routes/shop-list.loader').then(
        (module) => module.loader(args),
      ),
    lazy: () => import(/* webpackChunkName: "catalog-shop-list" */ '../routes/shop-list'),
  },
]);

/**
 * Returns the route of the shop page. The loader gets the market's name, because the page says
 * since when the shop has sold in that market. The loader throws a 404 for an unknown shop.
 */
export const marketRoutes: RemoteRoutes['marketRoutes'] = (market) =>
  defineRoutes(pages, [
    {
      id: 'catalog-shop',
      path: 'shop/:slug?',
      handle: { loadMessages: loadListMessages },
      loader: (args) =>
        import(/* webpackChunkName: "catalog-loaders" */ '../routes/shop.loader').then((module) =>
          module.loader(args, market),
        ),
      lazy: () => import(/* webpackChunkName: "catalog-shop" */ '../routes/shop'),
    },
  ]);
