import type { ProductSummary } from '../api/products';
import { localeOfDocument } from '../i18n/locale';

/** The data of a viewed product's card. No price and no stock: they would be stale. */
export interface ViewedProduct {
  uuid: string;
  handle: string;
  name: string;
  /** Language of the name, which stays that of the page where it was viewed. */
  nameLanguage?: string;
  smallImageUrl?: string;
  mediumImageUrl?: string;
}

/** The record in local storage. */
interface Viewed {
  /** The customer who was signed in when the last one was added; `null` for a visitor. */
  customer: string | null;
  /** Latest first. */
  products: ViewedProduct[];
}

const VIEWED_KEY = 'recentlyViewed';
const MAX_VIEWED = 12;

/** True where this device has a list, whoever may read it: reason enough to fetch code that shows one. */
export function hasViewedProducts(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * The recently viewed products of this device, latest first. A customer's list is cleared as soon as
 * somebody else, or nobody, is signed in: devices are shared.
 *
 * @param customer uuid of who is signed in, `null` for a visitor
 */
export function readViewed(customer: string | null): ViewedProduct[] {
  const viewed = read();
  if (viewed.customer === null || viewed.customer === customer) return viewed.products;
  clearViewed();
  return [];
}

/**
 * Puts a product first; one more than twelve drops the oldest. For mf-catalog alone: the pages of
 * products are its own.
 */
export function addViewed(product: ViewedProduct, customer: string | null): void {
  const others = readViewed(customer).filter(({ uuid }) => uuid !== product.uuid);
  write({ customer, products: [product, ...others].slice(0, MAX_VIEWED) });
}

export function clearViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Storage is blocked, so that nothing was stored.
  }
}

/** The part of a product that is stored. */
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
    // Storage is blocked or full: the view is not stored.
  }
}

/** Validates stored data: another release, an extension or the shopper may have written it. */
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

/** The uuid of the customer signed in by `session:changed`; `null` for a visitor, `undefined` while it is not known. */
export function customerOf(
  session: { isLogin: boolean; user: { uuid: string } | null } | undefined,
): string | null | undefined {
  if (!session) return undefined;
  return session.isLogin ? session.user?.uuid : null;
}
