import type { Order } from '@marketplace/contracts/api/orders';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { bus } from '../../bus';

/** Publishes that a shopper has opened the checkout of a cart. */
export function publishCheckoutStarted({ subtotal, cartItems }: Cart): void {
  bus.publish('checkout:started', {
    value: subtotal,
    items: cartItems.map(({ product, variant, quantity }) => ({
      productUuid: product.uuid,
      ...(variant && { productVariantUuid: variant.uuid }),
      quantity,
    })),
  });
}

/** Publishes that an order was placed. */
export function publishOrderPlaced({ subtotal, parcels }: Order): void {
  bus.publish('order:placed', {
    value: subtotal,
    items: parcels
      .flatMap(({ orderItems }) => orderItems)
      .map(({ productUuid, quantity }) => ({ productUuid, quantity })),
  });
}
