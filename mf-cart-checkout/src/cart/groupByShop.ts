import type { CartItem } from '@marketplace/contracts/api/publicCart';

export interface ShopItems {
  shopHandle: string;
  shopName: string;
  cartItems: CartItem[];
}

/** One group per shop, because each shop sends its own parcel; in the order things were added. */
export function groupByShop(cartItems: readonly CartItem[]): ShopItems[] {
  const groups = new Map<string, ShopItems>();
  for (const item of cartItems) {
    const { shopHandle, shopName } = item.product;
    const group = groups.get(shopHandle) ?? { shopHandle, shopName, cartItems: [] };
    group.cartItems.push(item);
    groups.set(shopHandle, group);
  }
  return [...groups.values()];
}
