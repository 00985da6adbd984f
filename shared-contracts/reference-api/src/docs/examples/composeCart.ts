import {
  type Product,
  type ProductSummary,
  productSummary,
} from '@marketplace/contracts/api/products';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { availableQuantity } from '@marketplace/contracts/commerce/purchase';
import * as z from 'zod/mini';
import { stableUuid } from '../../seed/stable';

/** What the example's shop charges for delivery, in taka. */
const DELIVERY_CHARGE = 60;

/** Pieces in it. */
export const CART_QUANTITY = 2;

type Filled = Cart & { uuid: string };

/**
 * The cart that holds two pieces of a product, without filling one: reading must not leave any behind.
 * @param variantUuid which of its variants; `null` for a product without
 */
export function composeCart(product: Product, variantUuid: string | null): Filled {
  const { productVariants } = product.variant;
  const variant = productVariants.find(({ uuid }) => uuid === variantUuid) ?? null;
  const offer = variant ?? product;
  const total = toTaka(toPaisa(offer.price) * CART_QUANTITY);
  // Keys that only the whole product has fall off.
  const summary: ProductSummary = z.parse(productSummary, product);
  return {
    uuid: stableUuid('example cart'),
    cartItems: [
      {
        uuid: stableUuid('example cart item'),
        quantity: CART_QUANTITY,
        product: summary,
        variant,
        unitPrice: offer.price,
        total,
        isAvailable: true,
        availableQuantity: availableQuantity(offer),
        whenAdded: { unitPrice: offer.price, availableQuantity: availableQuantity(offer) },
      },
    ],
    totalQuantity: CART_QUANTITY,
    subtotal: total,
    deliveryCharge: DELIVERY_CHARGE,
    cartParcels: [
      {
        shopName: product.shopName,
        shopHandle: product.shopHandle,
        subtotal: total,
        deliveryCharge: DELIVERY_CHARGE,
        freeDeliveryFrom: null,
      },
    ],
  };
}
