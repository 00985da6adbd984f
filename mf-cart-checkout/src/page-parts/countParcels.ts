import type { CartItem } from '@marketplace/contracts/api/publicCart';

/** Number of parcels of a cart: each shop sends its own. */
export const countParcels = (cartItems: readonly CartItem[]) =>
  new Set(cartItems.map(({ product }) => product.shopHandle)).size;
