const OWNER_KEY = 'cartOwner';

/**
 * The customer whose cart the cookie `cartUuid` names, by uuid: a cart that a host keeps for its customer
 * leaves a shared device with them. Without storage nobody is known, and the cart stays.
 */
export const cartOwner = {
  read(): string | null {
    try {
      return localStorage.getItem(OWNER_KEY);
    } catch {
      return null;
    }
  },
  /** @param customer uuid; `null` after they left */
  write(customer: string | null): void {
    try {
      if (customer === null) localStorage.removeItem(OWNER_KEY);
      else localStorage.setItem(OWNER_KEY, customer);
    } catch {
      // Storage is blocked: the cart is asked for again with the next page.
    }
  },
};
