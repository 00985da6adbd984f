import type { ProductSummary } from '@marketplace/contracts/api/products';

/** What a card of a viewed product needs. No price and no stock: they would be of another day. */
export interface ViewedProduct {
  uuid: string;
  handle: string;
  name: string;
  smallImageUrl?: string;
  mediumImageUrl?: string;
}

/** What this device keeps. */
interface Viewed {
  /** The customer who was signed in when the last one was added; `null` for a visitor. */
  customer: string | null;
  /** Latest first. */
  products: ViewedProduct[];
}

const VIEWED_KEY = 'recentlyViewed';
const MOST_VIEWED = 12;

/**
 * The products this device was shown lately, latest first. What a customer looked at is nobody
 * else's business: once they are not the one signed in any more, it is forgotten.
 *
 * @param customer uuid of who is signed in, `null` for a visitor
 */
export function readViewed(customer: string | null): ViewedProduct[] {
  const viewed = read();
  if (viewed.customer === null || viewed.customer === customer) return viewed.products;
  clearViewed();
  return [];
}

/** Puts a product first; one more than twelve drops the oldest. */
export function addViewed(product: ViewedProduct, customer: string | null): void {
  const others = readViewed(customer).filter(({ uuid }) => uuid !== product.uuid);
  write({ customer, products: [product, ...others].slice(0, MOST_VIEWED) });
}

export function clearViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}

/** The little of a product that is kept. */
export function toViewed({ uuid, handle, name, imageUrls }: ProductSummary): ViewedProduct {
  return { uuid, handle, name, ...imageUrls[0] };
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
    // Blocked or full: the page goes without.
  }
}

/** Anything may have written there: another release, an extension, a curious shopper. */
function parse(stored: unknown): Viewed {
  if (!isRecord(stored) || !Array.isArray(stored.products)) return { customer: null, products: [] };
  const { customer, products } = stored;
  return {
    customer: typeof customer === 'string' ? customer : null,
    products: products.filter(isViewedProduct).slice(0, MOST_VIEWED),
  };
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  return (
    isRecord(value) &&
    [value.uuid, value.handle, value.name].every((text) => typeof text === 'string') &&
    [value.smallImageUrl, value.mediumImageUrl].every(
      (url) => url === undefined || (typeof url === 'string' && /^(https?:\/)?\//.test(url)),
    )
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
