import type { Cart, CartItem, CartParcel } from '@marketplace/contracts/api/publicCart';

const uuidOf = (number: number) => `0f0c1d1e-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const CART_UUID = uuidOf(1);

/** Builds a cart item of a product with plenty of stock. Each `number` gives a different item. */
export function buildCartItem(number = 1, changes: Partial<CartItem> = {}): CartItem {
  const quantity = changes.quantity ?? 1;
  const unitPrice = changes.unitPrice ?? 250;
  return {
    uuid: uuidOf(100 + number),
    quantity,
    product: {
      uuid: uuidOf(200 + number),
      handle: `product-${number}`,
      name: `Product ${number}`,
      price: unitPrice,
      comparePrice: null,
      inventoryQuantity: 50,
      trackQuantity: true,
      sellStockout: false,
      hasVariants: false,
      averageRating: 0,
      reviewCount: 0,
      imageUrls: [],
      shopHandle: 'padma-fish',
      shopName: 'Padma Fish',
    },
    variant: null,
    unitPrice,
    total: unitPrice * quantity,
    isAvailable: true,
    availableQuantity: 50,
    ...changes,
  };
}

/** Copies a cart item, with another shop as its seller. */
export function ofShop(item: CartItem, shopName: string): CartItem {
  const shopHandle = shopName.toLowerCase().replaceAll(' ', '-');
  return { ...item, product: { ...item.product, shopName, shopHandle } };
}

export function buildCart(cartItems: CartItem[] = [buildCartItem()]): Cart & { uuid: string } {
  return {
    uuid: CART_UUID,
    cartItems,
    totalQuantity: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: cartItems.reduce((sum, { total }) => sum + total, 0),
    deliveryCharge: 60,
    savedItems: [],
    promo: null,
  };
}

/** A parcel whose delivery costs 60 taka within Dhaka and 120 taka elsewhere. */
export const parcelByDistrict: CartParcel = {
  shopName: 'Padma Fish',
  shopHandle: 'padma-fish',
  subtotal: 250,
  deliveryCharge: 120,
  withinDistrict: { district: 'Dhaka', deliveryCharge: 60 },
  freeDeliveryFrom: null,
};
