import type { ProductSummary } from '../api/products';
import { localeOfDocument } from '../i18n/locale';

/** Data for the card of a viewed product. Price and stock are not stored, because they change. */
export interface ViewedProduct {
  uuid: string;
  handle: string;
  name: string;
  /**
   * Language of the name: the language that the API states, otherwise that of the page where the
   * product was viewed.
   */
  nameLanguage?: string;
  smallImageUrl?: string;
  mediumImageUrl?: string;
}

/** The list as it is stored in local storage. */
interface Viewed {
  /** The customer who was signed in when the last product was added; `null` if it was a visitor. */
  customer: string | null;
  /** Products, the latest first. */
  products: ViewedProduct[];
}

const VIEWED_KEY = 'recentlyViewed';
const MAX_VIEWED = 12;

/**
 * True if this device stores a list, no matter who viewed the products. Without a list, the code
 * that shows the list is not fetched.
 */
export function hasViewedProducts(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * The products viewed on this device, the latest first. Devices are shared, so a customer's list is
 * cleared as soon as it is read for another person or for a visitor.
 * @param customer uuid of the signed-in customer, `null` for a visitor
 */
export function readViewed(customer: string | null): ViewedProduct[] {
  const viewed = read();
  if (viewed.customer === null || viewed.customer === customer) return viewed.products;
  clearViewed();
  return [];
}

/**
 * Moves a product to the front of the list, and keeps at most twelve products. Except for tests,
 * only mf-catalog calls this function, because it owns the product pages.
 */
export function addViewed(product: ViewedProduct, customer: string | null): void {
  const others = readViewed(customer).filter(({ uuid }) => uuid !== product.uuid);
  write({ customer, products: [product, ...others].slice(0, MAX_VIEWED) });
}

export function clearViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Picks the fields of a product that the list stores. */
export function toViewed(product: ProductSummary): ViewedProduct {
  const { uuid, handle, name, nameLanguage = localeOfDocument(), imageUrls } = product;
  return { uuid, handle, name, nameLanguage, ...imageUrls[0] };
}

function read(): Viewed {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? 'null');
    return parse(stored);
  } catch {
    return { customer: null, products: [] };
  }
}

function write(viewed: Viewed): void {
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify(viewed));
  } catch {
    // Storage is blocked or full, so the view is not stored.
  }
}

/**
 * Validates stored data, because another release, a browser extension or the shopper may have
 * written it.
 */
function parse(stored: unknown): Viewed {
  if (!isRecord(stored) || !Array.isArray(stored.products)) return { customer: null, products: [] };
  const { customer, products } = stored;
  return {
    customer: typeof customer === 'string' ? customer : null,
    products: products.filter(isViewedProduct).slice(0, MAX_VIEWED),
  };
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  return (
    isRecord(value) &&
    [value.uuid, value.handle, value.name].every((text) => typeof text === 'string') &&
    (value.nameLanguage === undefined || typeof value.nameLanguage === 'string') &&
    [value.smallImageUrl, value.mediumImageUrl].every(
      (url) => url === undefined || (typeof url === 'string' && /^(https?:\/)?\//.test(url)),
    )
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The signed-in customer's uuid from `session:changed`; `null` for a visitor, `undefined` while the
 * session or its customer is unknown.
 */
export function customerOf(
  session: { isLogin: boolean; user: { uuid: string } | null } | undefined,
): string | null | undefined {
  if (!session) return undefined;
  return session.isLogin ? session.user?.uuid : null;
}
