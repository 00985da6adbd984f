import type { Cart, CartItem, CartParcel } from '@marketplace/contracts/api/publicCart';

export interface ShopItems {
  shopHandle: string;
  shopName: string;
  cartItems: CartItem[];
  /** `undefined` if the API does not charge delivery per shop. */
  parcel: CartParcel | undefined;
}

/**
 * Groups cart items by shop, because each shop sends a separate parcel. Keeps the cart's sequence
 * of shops and items.
 */
export function groupByShop({
  cartItems,
  cartParcels = [],
}: Pick<Cart, 'cartItems' | 'cartParcels'>): ShopItems[] {
  const groups = new Map<string, ShopItems>();
  for (const item of cartItems) {
    const { shopHandle, shopName } = item.product;
    const group = groups.get(shopHandle) ?? {
      shopHandle,
      shopName,
      cartItems: [],
      parcel: cartParcels.find((parcel) => parcel.shopHandle === shopHandle),
    };
    group.cartItems.push(item);
    groups.set(shopHandle, group);
  }
  return [...groups.values()];
}
