import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import { defineRoutes } from '@marketplace/contracts/pages/defineRoutes';
import type { RemoteRoutes } from '@marketplace/contracts/RemoteModules';
import type { RouteObject } from '@marketplace/contracts/router';
import { pages } from '../../pages';

/**
 * The pages to read (specification sections 2 and 7). Loaders throw 404 for an unknown post or a page
 * past the end of the list, ApiError for a failed call.
 */
export const routes: RouteObject[] = defineRoutes(pages, [
  {
    id: 'content-blog-list',
    path: 'blog',
    loader: (args) => import('../routes/blogList.loader').then((module) => module.loader(args)),
    lazy: () => import(/* webpackChunkName: "content-blog-list" */ '../routes/blogList'),
  },
  {
    id: 'content-blog',
    path: 'blog/:slug',
    loader: (args) => import('../routes/blog.loader').then((module) => module.loader(args)),
    lazy: () => import(/* webpackChunkName: "content-blog" */ '../routes/blog'),
  },
]);

/** `/:brand`: the brand's own page, at the market's slug and nowhere else. It cannot fail. */
export const marketRoutes: RemoteRoutes['marketRoutes'] = (market) => [
  {
    id: 'content-landing',
    path: market.brandSlug,
    handle: { layout: 'landing' },
    loader: ({ request }) =>
      import('../routes/landing.loader').then((module) => module.loader(market, request)),
    lazy: () => import(/* webpackChunkName: "content-landing" */ '../routes/landing'),
  },
];

/** Texts of these pages in `en`, `bn` or `fr`; rejects when the chunk cannot be fetched. */
export const loadMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.po`);
