/** Breadcrumbs and shop: markup and links, which need no code to work. */
export const loadShopHeader = () =>
  import(/* webpackChunkName: "catalog-shop-header" */ './ShopHeader').then((it) => it.ShopHeader);
