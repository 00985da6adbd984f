import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';
import type { RouteObject } from '@marketplace/contracts/router';

/** The pages of the catalog (design of the storefront, section 8). */
export const routes: RouteObject[] = [
  {
    id: 'catalog-home',
    index: true,
    loader: (args) => import('../routes/home.loader').then((module) => module.loader(args)),
    lazy: () => import(/* webpackChunkName: "catalog-home" */ '../routes/home'),
  },
];

export const loadMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.po`);
