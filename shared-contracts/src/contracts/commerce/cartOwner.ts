import { readCartUuid } from '../cookies';

const OWNER_KEY = 'cartOwner';

/**
 * The customer whose cart the cookie `cartUuid` names: a cart that a host keeps for its customer leaves a
 * shared device with them. Without storage nobody is known, and the cart stays.
 */
export const cartOwner = {
  /** @returns uuid; `null` where the cookie names nobody's cart, or another than was theirs */
  read(): string | null {
    try {
      const [customer, cartUuid] = localStorage.getItem(OWNER_KEY)?.split(' ') ?? [];
      return customer && cartUuid === (readCartUuid() ?? '') ? customer : null;
    } catch {
      return null;
    }
  },
  /**
   * @param customer uuid; `null` after they left
   * @param cartUuid that of their cart; `null` where they have none
   */
  write(customer: string | null, cartUuid: string | null = null): void {
    try {
      if (customer === null) localStorage.removeItem(OWNER_KEY);
      else localStorage.setItem(OWNER_KEY, `${customer} ${cartUuid ?? ''}`);
    } catch {
      // Storage is blocked: a customer's cart is claimed again with each page.
    }
  },
};
