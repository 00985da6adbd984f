import type { Order, OrderItem } from '@marketplace/contracts/api/orders';

/** The line of an order that a complaint is about, as far as the form shows it. */
export interface LineAbout extends Pick<OrderItem, 'productName' | 'smallImageUrl'> {
  orderItemUuid: string;
  orderNumber: string;
}

/** The lines of an order, over all of its parcels. */
export const linesOf = ({ orderNumber, parcels }: Order): LineAbout[] =>
  parcels
    .flatMap(({ orderItems }) => orderItems)
    .map(({ uuid, productName, smallImageUrl }) => ({
      orderItemUuid: uuid,
      orderNumber,
      productName,
      smallImageUrl,
    }));
