import { INFORMATION_PAGES, type InformationSlug } from '@marketplace/contracts/informationSlugs';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { defineRoutes } from '@marketplace/contracts/pages/defineRoutes';
import type { RemoteRoutes } from '@marketplace/contracts/RemoteModules';
import type { RouteObject } from '@marketplace/contracts/router';
import { pages } from '../../pages';
import {
  loadContactMessages,
  loadLandingMessages,
  loadStoryMessages,
} from '../locales/loadMessages';

/**
 * Routes of this package's pages (specification sections 2 and 7). The blog's loaders throw 404 for
 * an unknown post, for a tag without posts, and for a page number beyond the end of the list. They
 * throw an ApiError if the post or the list cannot be loaded.
 */
export const routes: RouteObject[] = defineRoutes(pages, [
  {
    // This id is in the name of the chunk with the messages that list and post share.
    id: 'content-stories',
    children: [
      {
        id: 'content-blog-list',
        path: 'blog',
        handle: { loadMessages: loadStoryMessages },
        loader: (args) => import('../routes/blogList.loader').then((module) => module.loader(args)),
        lazy: () => import(/* webpackChunkName: "content-blog-list" */ '../routes/blogList'),
      },
      {
        id: 'content-blog',
        path: 'blog/:slug',
        handle: { loadMessages: loadStoryMessages },
        loader: (args) => import('../routes/blog.loader').then((module) => module.loader(args)),
        lazy: () => import(/* webpackChunkName: "content-blog" */ '../routes/blog'),
      },
    ],
  },
]);

/** Route of an information page, whose text contains the market's settings. */
const informationRoute = (slug: InformationSlug, market: MarketConfig): RouteObject => ({
  id: `content-${slug}`,
  path: slug,
  loader: ({ request }) =>
    import('../routes/information.loader').then((module) => module.loader(slug, market, request)),
  lazy: () => import(/* webpackChunkName: "content-information" */ '../routes/information'),
});

/**
 * Routes of the information pages and of the brand's page. The path of the brand's page is the
 * market's slug. These pages work even if the API is unavailable.
 */
export const marketRoutes: RemoteRoutes['marketRoutes'] = (market) => [
  {
    // The server finds a page's chunk by the ids of its routes. All children are in one chunk, so
    // one id on their parent is enough.
    id: 'content-information',
    children: INFORMATION_PAGES.filter((slug) => slug !== 'contact').map((slug) =>
      informationRoute(slug, market),
    ),
  },
  {
    id: 'content-contact',
    path: 'contact',
    handle: { loadMessages: loadContactMessages },
    loader: ({ request }) =>
      import('../routes/information.loader').then((module) =>
        module.contactLoader(market, request),
      ),
    lazy: () => import(/* webpackChunkName: "content-contact" */ '../routes/contact'),
  },
  {
    id: 'content-landing',
    path: market.brandSlug,
    handle: { layout: 'landing', loadMessages: loadLandingMessages },
    loader: ({ request }) =>
      import('../routes/landing.loader').then((module) => module.loader(market, request)),
    lazy: () => import(/* webpackChunkName: "content-landing" */ '../routes/landing'),
  },
];

export { loadMessages } from '../locales/loadMessages';
