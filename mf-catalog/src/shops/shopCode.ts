/** Breadcrumbs and header of a shop: markup and links, which work without this code. */
export const loadShopHeader = () =>
  import(/* webpackChunkName: "catalog-shop-header" */ './ShopHeader').then((it) => it.ShopHeader);
