import type { CartItem } from '@marketplace/contracts/api/publicCart';

/** Counts the parcels of a cart. Each shop sends one parcel. */
export const countParcels = (cartItems: readonly CartItem[]) =>
  new Set(cartItems.map(({ product }) => product.shopHandle)).size;
