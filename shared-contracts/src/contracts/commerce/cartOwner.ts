import { readCartUuid } from '../cookies';

const OWNER_KEY = 'cartOwner';

/**
 * The customer who owns the cart in the cookie `cartUuid`. When that customer logs out of a shared
 * device, the cart is removed with them. If storage is blocked, no owner is known, and the cart
 * stays.
 */
export const cartOwner = {
  /**
   * @returns uuid of the customer; `null` if the cart has no owner or the cookie has another cart
   * than theirs
   */
  read(): string | null {
    try {
      const [customer, cartUuid] = localStorage.getItem(OWNER_KEY)?.split(' ') ?? [];
      return customer && cartUuid === (readCartUuid() ?? '') ? customer : null;
    } catch {
      return null;
    }
  },
  /**
   * @param customer uuid; `null` after a logout
   * @param cartUuid uuid of their cart; `null` if they have none
   */
  write(customer: string | null, cartUuid: string | null = null): void {
    try {
      if (customer === null) localStorage.removeItem(OWNER_KEY);
      else localStorage.setItem(OWNER_KEY, `${customer} ${cartUuid ?? ''}`);
    } catch {
      // Storage is blocked, so a customer's cart is claimed again on each page.
    }
  },
};
