import type { Cart, CartItem, CartParcel } from '@marketplace/contracts/api/publicCart';

export interface ShopItems {
  shopHandle: string;
  shopName: string;
  cartItems: CartItem[];
  /** Undefined where the host does not charge by shop. */
  parcel: CartParcel | undefined;
}

/** One group per shop, as each shop sends its own parcel; in the order of the cart. */
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
