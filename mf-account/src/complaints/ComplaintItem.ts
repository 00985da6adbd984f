import type { Order, OrderItem } from '@marketplace/contracts/api/orders';

/** The fields of an order item that the complaint form shows. */
export interface ComplaintItem
  extends Pick<OrderItem, 'productName' | 'productNameLanguage' | 'smallImageUrl'> {
  orderItemUuid: string;
  orderNumber: string;
  /** Number of pieces of the line. */
  pieces: number;
  /** False if the parcel is still expected; undefined if this is not known. */
  isDelivered?: boolean;
}

/** Returns all items of an order, from all its parcels. */
export const complaintItemsOf = ({ orderNumber, parcels }: Order): ComplaintItem[] =>
  parcels
    .flatMap(({ orderItems, status }) =>
      orderItems.map((item) => ({ ...item, isDelivered: status === 'delivered' })),
    )
    .map(({ uuid, productName, productNameLanguage, smallImageUrl, quantity, isDelivered }) => ({
      orderItemUuid: uuid,
      pieces: quantity,
      isDelivered,
      orderNumber,
      productName,
      productNameLanguage,
      smallImageUrl,
    }));
