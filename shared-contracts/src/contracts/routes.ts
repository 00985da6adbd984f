import type { InformationSlug } from './informationSlugs';

/**
 * This file builds every path of the storefront (specification section 2). Remotes build their
 * links with its functions. `pages/pageTable` names the owner of each path.
 */

/** Query of the product list. Several values of one key widen the list. */
export interface ProductListQuery {
  featuredProductGroupUuid?: string;
  /** One uuid or several. */
  productCategoryUuid?: string | string[];
  shopUuid?: string;
  productTagUuid?: string[];
  productBrandUuid?: string[];
  /** Lowest price, in whole taka. */
  minPrice?: number;
  /** Highest price, in whole taka. */
  maxPrice?: number;
  productName?: string;
  sort?: string;
  pageNumber?: number;
}

/** Query of a list whose path names a section, category or shop. */
export type NarrowedListQuery = Omit<ProductListQuery, 'featuredProductGroupUuid'>;

export interface ShopListQuery {
  /** Only shops whose name matches this text. */
  shopName?: string;
  sort?: string;
  pageNumber?: number;
}

export interface OrderListFilter {
  /** Only orders with this status. */
  status?: string;
  /** Only orders that were placed in this year. */
  year?: number;
  /** Only orders whose number, product or shop contains this text. */
  search?: string;
}

function withQuery(path: string, query: object): string {
  const entries = Object.entries(query)
    .flatMap(([key, value]): [string, unknown][] =>
      Array.isArray(value) ? value.map((one) => [key, one]) : [[key, value]],
    )
    .filter(
      // Page 1 has no page number in its URL, so that the first page of a list has only one URL.
      ([key, value]) =>
        value !== undefined && value !== '' && !(key === 'pageNumber' && value === 1),
    );
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return entries.length > 0 ? `${path}?${search}` : path;
}

const segment = (value: string) => encodeURIComponent(value);

export const homePath = () => '/';
export const productListPath = (query: ProductListQuery = {}) => withQuery('/product', query);
/**
 * @param variantUuid variant that is chosen when the page opens; by default, the first value of
 * each option
 */
export const productPath = (handle: string, variantUuid?: string) =>
  withQuery(`/product/${segment(handle)}`, { variant: variantUuid });
/** Id of the reviews on a product page. */
export const REVIEWS_ID = 'reviews';
/** Path to the reviews on a product page. A customer who has received the product can add one. */
export const reviewsPath = (handle: string) => `${productPath(handle)}#${REVIEWS_ID}`;
/**
 * Id of the stock alert's form.
 * @param uuid uuid of the variant, or of a product without variants
 */
export const stockAlertId = (uuid: string) => `stock-alert-${uuid}`;
/**
 * Path to the form of the stock alert on a product page. With the form, a visitor asks for a
 * message when a sold-out product is back in stock (decision 052).
 */
export const stockAlertPath = (handle: string, productUuid: string, variantUuid?: string) =>
  `${productPath(handle, variantUuid)}#${stockAlertId(variantUuid ?? productUuid)}`;
export const categoriesPath = (pageNumber?: number) => withQuery('/category', { pageNumber });
export const categoryPath = (handle: string, query: NarrowedListQuery = {}) =>
  withQuery(`/category/${segment(handle)}`, query);
/**
 * The page of a featured section.
 * @param uuid uuid of the featured product group that the section shows
 */
export const featuredSectionPath = (uuid: string, query: NarrowedListQuery = {}) =>
  withQuery(`/category/featured/${segment(uuid)}`, query);
export const shopListPath = (query: ShopListQuery = {}) => withQuery('/shoplist', query);
export const shopPath = (handle: string, query: NarrowedListQuery = {}) =>
  withQuery(`/shop/${segment(handle)}`, query);
export const cartPath = () => '/cart';
export const wishlistPath = () => '/wishlist';
export const checkoutPath = () => '/checkout';
export const thankYouPath = (orderUuid?: string) => withQuery('/thank-you', { order: orderUuid });
export const ordersPath = (pageNumber?: number, filter?: OrderListFilter) =>
  withQuery('/orders', { ...filter, pageNumber });
export const orderPath = (orderUuid: string) => `/orders/${segment(orderUuid)}`;
export const invoicePath = (orderUuid: string) => `${orderPath(orderUuid)}/invoice`;
/** The page that shows what of an order can be bought again. */
export const reorderPath = (orderUuid: string) => `${orderPath(orderUuid)}/reorder`;
/**
 * The page of the customer's accounts for refunds.
 * @param query uuids of an order and of its refund, for which the customer then names an account
 */
export const refundAccountsPath = (query: { order?: string; refund?: string } = {}) =>
  withQuery('/refund-accounts', query);
/** The page that finds an order by its number and phone, without an account or a session. */
export const trackOrderPath = (orderNumber?: string) => withQuery('/track-order', { orderNumber });
/** @param pageNumber page of the address book */
export const profilePath = (pageNumber?: number) => withQuery('/profile', { pageNumber });
/**
 * @param query if it has `order` and `orderItem` (uuids of an order and of one of its lines), the
 * page opens the form for this line; if it has `complaint` (uuid), the page shows this complaint
 */
export const complaintsPath = (
  query: { pageNumber?: number; order?: string; orderItem?: string; complaint?: string } = {},
) => withQuery('/complain', query);
/** @param tag handle of a blog subject */
export const blogListPath = (pageNumber?: number, tag?: string) =>
  withQuery('/blog', { tag, pageNumber });
/** The Atom feed of the newest posts. It is not a page; the gateway serves it. */
export const feedPath = () => '/blog/feed.xml';
export const blogPath = (handle: string) => `/blog/${segment(handle)}`;

// The specification writes `/signup` in links, but `/Signup` in its page table. Both match, because
// upper and lower case do not matter.
/** @param orderUuid a guest's order; the form is filled with the guest's name and phone */
export const signUpPath = (orderUuid?: string) => withQuery('/signup', { order: orderUuid });
/**
 * The login page for visitors without JavaScript.
 * @param to path of the page that opens after the login, or `checkout`; by default the home page
 */
export const loginPath = (to?: string) => withQuery('/login', { to });
/** @param to path of the page that opens after the verification; by default the home page */
export const loginVerificationPath = (to?: string) => withQuery('/login-verification', { to });
export const phoneVerifyPath = () => '/phone-verify';
/** @param step step that the page shows: the code or the new password; by default the account */
export const resetPasswordPath = (step?: 'code' | 'password') =>
  withQuery('/reset-password', { step });

/** A page about the market itself. */
export const informationPath = (slug: InformationSlug) => `/${slug}`;

/** The brand's landing page; `slug` is the market's `brandSlug`. */
export const landingPath = (slug: string) => `/${segment(slug)}`;
