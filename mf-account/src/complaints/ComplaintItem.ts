import type { Order, OrderItem } from '@marketplace/contracts/api/orders';

/** The fields of an order item that the complaint form shows. */
export interface ComplaintItem
  extends Pick<OrderItem, 'productName' | 'productNameLanguage' | 'smallImageUrl'> {
  orderItemUuid: string;
  orderNumber: string;
}

/** Returns all items of an order, from all its parcels. */
export const complaintItemsOf = ({ orderNumber, parcels }: Order): ComplaintItem[] =>
  parcels
    .flatMap(({ orderItems }) => orderItems)
    .map(({ uuid, productName, productNameLanguage, smallImageUrl }) => ({
      orderItemUuid: uuid,
      orderNumber,
      productName,
      productNameLanguage,
      smallImageUrl,
    }));
