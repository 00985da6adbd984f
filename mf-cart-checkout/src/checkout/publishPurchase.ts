import type { Order } from '@marketplace/contracts/api/orders';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { bus } from '../../contracts';

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

export function publishOrderPlaced({ subtotal, parcels }: Order): void {
  bus.publish('order:placed', {
    value: subtotal,
    items: parcels
      .flatMap(({ orderItems }) => orderItems)
      .map(({ productUuid, quantity }) => ({ productUuid, quantity })),
  });
}
