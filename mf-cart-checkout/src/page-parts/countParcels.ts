import type { CartItem } from '@marketplace/contracts/api/publicCart';

/** Number of parcels of a cart, which is the number of its shops. */
export const countParcels = (cartItems: readonly CartItem[]) =>
  new Set(cartItems.map(({ product }) => product.shopHandle)).size;
