import { readCartUuid } from '../cookies';

const OWNER_KEY = 'cartOwner';

/**
 * The customer who owns the cart in the cookie `cartUuid`. When that customer logs out, their cart
 * is removed from the device, because another person may use the device next. If storage is
 * blocked, the owner is unknown and the cart stays.
 */
export const cartOwner = {
  /**
   * @returns uuid of the customer; `null` if the cart has no owner, or if the cookie now has
   * another cart
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
   * @param cartUuid uuid of the customer's cart; `null` if they have none
   */
  write(customer: string | null, cartUuid: string | null = null): void {
    try {
      if (customer === null) localStorage.removeItem(OWNER_KEY);
      else localStorage.setItem(OWNER_KEY, `${customer} ${cartUuid ?? ''}`);
    } catch {
      // Storage is blocked. The customer's cart is then claimed again on each page.
    }
  },
};
