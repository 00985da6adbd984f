import type { Order, OrderItem } from '@marketplace/contracts/api/orders';

/** The order item that a complaint is about, as far as the form shows it. */
export interface ComplaintItem extends Pick<OrderItem, 'productName' | 'smallImageUrl'> {
  orderItemUuid: string;
  orderNumber: string;
}

/** All items of an order, over its parcels. */
export const complaintItemsOf = ({ orderNumber, parcels }: Order): ComplaintItem[] =>
  parcels
    .flatMap(({ orderItems }) => orderItems)
    .map(({ uuid, productName, smallImageUrl }) => ({
      orderItemUuid: uuid,
      orderNumber,
      productName,
      smallImageUrl,
    }));
