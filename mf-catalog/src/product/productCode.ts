// Code of regions in the first screen, whose markup and links work without it. A navigation in the
// browser prefetches it.

export const loadCrumbs = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ './ProductCrumbs').then(
    (it) => it.ProductCrumbs,
  );

/** Names in other languages, brand and rating. */
export const loadProductFacts = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ './ProductFacts').then(
    (it) => it.ProductFacts,
  );

export const loadSeller = () =>
  import(/* webpackChunkName: "catalog-product-seller" */ './Seller').then((it) => it.Seller);

/**
 * The same product from other shops: markup and links, whose code only a navigation in the browser
 * loads.
 */
export const loadOtherSellers = () =>
  import(/* webpackChunkName: "catalog-product-seller" */ './OtherSellers').then(
    (it) => it.OtherSellers,
  );

export const loadDescription = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ './Description').then(
    (it) => it.Description,
  );

export const firstScreenCode = [loadCrumbs, loadProductFacts, loadSeller, loadDescription];
