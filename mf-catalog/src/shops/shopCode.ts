/** Loads breadcrumbs and header of a shop. Their markup and links work without this code. */
export const loadShopHeader = () =>
  import(/* webpackChunkName: "catalog-shop-header" */ './ShopHeader').then((it) => it.ShopHeader);
