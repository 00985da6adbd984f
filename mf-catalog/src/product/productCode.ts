// Loads the code of regions of the product page. The markup and links from the server work without
// this code.

export const loadCrumbs = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ './ProductCrumbs').then(
    (it) => it.ProductCrumbs,
  );

/** Loads the region with the product's names in other languages, its brand and its rating. */
export const loadProductFacts = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ './ProductFacts').then(
    (it) => it.ProductFacts,
  );

export const loadSeller = () =>
  import(/* webpackChunkName: "catalog-product-seller" */ './Seller').then((it) => it.Seller);

/** Loads the region with offers of other shops. Only a navigation in the browser loads it. */
export const loadOtherSellers = () =>
  import(/* webpackChunkName: "catalog-product-seller" */ './OtherSellers').then(
    (it) => it.OtherSellers,
  );

export const loadDescription = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ './Description').then(
    (it) => it.Description,
  );

/** Code that the loader and its prefetch fetch before the page is shown. */
export const firstScreenCode = [loadCrumbs, loadProductFacts, loadSeller, loadDescription];
