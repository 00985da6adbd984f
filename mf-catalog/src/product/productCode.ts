// Markup and links of the first screen, which work without their code. A client-side navigation
// fetches it ahead.

/** The breadcrumbs. */
export const loadCrumbs = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ './ProductCrumbs').then(
    (it) => it.ProductCrumbs,
  );

/** Names in other languages, brand and rating. */
export const loadProductFacts = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ './ProductFacts').then(
    (it) => it.ProductFacts,
  );

/** Shop and delivery. */
export const loadSeller = () =>
  import(/* webpackChunkName: "catalog-product-seller" */ './Seller').then((it) => it.Seller);

/** The same thing from other shops: markup and links, whose code only a client-side navigation fetches. */
export const loadOtherSellers = () =>
  import(/* webpackChunkName: "catalog-product-seller" */ './OtherSellers').then(
    (it) => it.OtherSellers,
  );

/** The text about a product. */
export const loadDescription = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ './Description').then(
    (it) => it.Description,
  );

export const firstScreenCode = [loadCrumbs, loadProductFacts, loadSeller, loadDescription];
