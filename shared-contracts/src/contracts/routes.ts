import type { InformationSlug } from './informationSlugs';

/**
 * Every path of the storefront, written once (specification section 2). Remotes build links with
 * these functions; `pages/pageTable` names the owner of each path.
 */
export interface ProductListQuery {
  featuredProductGroupUuid?: string;
  /** One or several; several widen the list. */
  productCategoryUuid?: string | string[];
  shopUuid?: string;
  productTagUuid?: string[];
  productBrandUuid?: string[];
  /** Whole taka. */
  minPrice?: number;
  /** Whole taka. */
  maxPrice?: number;
  productName?: string;
  sort?: string;
  pageNumber?: number;
}

/** Query of a list whose section, category or shop is in its path. */
export type NarrowedListQuery = Omit<ProductListQuery, 'featuredProductGroupUuid'>;

export interface ShopListQuery {
  /** Only shops whose name matches. */
  shopName?: string;
  sort?: string;
  pageNumber?: number;
}

function withQuery(path: string, query: object): string {
  const entries = Object.entries(query)
    .flatMap(([key, value]): [string, unknown][] =>
      Array.isArray(value) ? value.map((one) => [key, one]) : [[key, value]],
    )
    .filter(
      // Page 1 has no page number in its address, so that a list has one canonical address.
      ([key, value]) =>
        value !== undefined && value !== '' && !(key === 'pageNumber' && value === 1),
    );
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return entries.length > 0 ? `${path}?${search}` : path;
}

const segment = (value: string) => encodeURIComponent(value);

export const homePath = () => '/';
export const productListPath = (query: ProductListQuery = {}) => withQuery('/product', query);
/** @param variantUuid the variant that is chosen when the page opens; the first one by default */
export const productPath = (handle: string, variantUuid?: string) =>
  withQuery(`/product/${segment(handle)}`, { variant: variantUuid });
/** @param uuid of the variant, or of a product without variants */
export const stockAlertId = (uuid: string) => `stock-alert-${uuid}`;
/**
 * The form of a product page that requests a message when a sold-out product is back in stock
 * (decision note 052).
 */
export const stockAlertPath = (handle: string, productUuid: string, variantUuid?: string) =>
  `${productPath(handle, variantUuid)}#${stockAlertId(variantUuid ?? productUuid)}`;
export const categoriesPath = (pageNumber?: number) => withQuery('/category', { pageNumber });
export const categoryPath = (handle: string, query: NarrowedListQuery = {}) =>
  withQuery(`/category/${segment(handle)}`, query);
/** The page of a featured section; `uuid` is its featured product group's. */
export const featuredSectionPath = (uuid: string, query: NarrowedListQuery = {}) =>
  withQuery(`/category/featured/${segment(uuid)}`, query);
export const shopListPath = (query: ShopListQuery = {}) => withQuery('/shoplist', query);
export const shopPath = (handle: string, query: NarrowedListQuery = {}) =>
  withQuery(`/shop/${segment(handle)}`, query);
export const cartPath = () => '/cart';
export const wishlistPath = () => '/wishlist';
export const checkoutPath = () => '/checkout';
export const thankYouPath = (orderUuid?: string) => withQuery('/thank-you', { order: orderUuid });
export const ordersPath = (pageNumber?: number) => withQuery('/orders', { pageNumber });
export const orderPath = (orderUuid: string) => `/orders/${segment(orderUuid)}`;
/** Looks an order up by number and phone, without an account or a session. */
export const trackOrderPath = () => '/track-order';
/** @param pageNumber of the address book */
export const profilePath = (pageNumber?: number) => withQuery('/profile', { pageNumber });
/** @param query `order` and `orderItem`, their uuids, open the form for that order line */
export const complaintsPath = (
  query: { pageNumber?: number; order?: string; orderItem?: string } = {},
) => withQuery('/complain', query);
/** @param tag handle of a subject */
export const blogListPath = (pageNumber?: number, tag?: string) =>
  withQuery('/blog', { tag, pageNumber });
/** The Atom feed of the newest posts; a file of the gateway, not a page. */
export const feedPath = () => '/blog/feed.xml';
export const blogPath = (handle: string) => `/blog/${segment(handle)}`;

// Spelled like the specification's links; the route table has `/Signup`, and matching ignores case.
/** @param orderUuid order of a guest, whose name and phone prefill the form */
export const signUpPath = (orderUuid?: string) => withQuery('/signup', { order: orderUuid });
/**
 * Login without JavaScript.
 * @param to page that it leads to, the home page by default
 */
export const loginPath = (to?: 'checkout') => withQuery('/login', { to });
/** @param to page that it leads back to, the home page by default */
export const loginVerificationPath = (to?: string) => withQuery('/login-verification', { to });
export const phoneVerifyPath = () => '/phone-verify';
/** @param step what the page asks for next; by default the account */
export const resetPasswordPath = (step?: 'code' | 'password') =>
  withQuery('/reset-password', { step });

/** A page about the market itself. */
export const informationPath = (slug: InformationSlug) => `/${slug}`;

/** The brand's own page; `slug` is the market's `brandSlug`. */
export const landingPath = (slug: string) => `/${segment(slug)}`;
