import type { Order, OrderSummary } from '@marketplace/contracts/api/orders';

const MOST_PICTURES = 4;

/** An order as a list shows it. */
export function summarizeOrder({ parcels, ...head }: Order): OrderSummary {
  const items = parcels.flatMap(({ orderItems }) => orderItems);
  return {
    ...head,
    itemCount: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    productNames: items.map(({ productName }) => productName),
    smallImageUrls: items
      .flatMap(({ smallImageUrl }) => smallImageUrl ?? [])
      .slice(0, MOST_PICTURES),
  };
}
