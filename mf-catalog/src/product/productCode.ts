// Code of regions in the first screen. Their markup and links work without this code. Before a
// navigation in the browser, the code is prefetched.

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
 * Loads the region with offers of other shops. Only a navigation in the browser loads it, because
 * the markup and links from the server work without this code.
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
