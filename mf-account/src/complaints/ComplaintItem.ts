import type { Order, OrderItem } from '@marketplace/contracts/api/orders';

/** The fields of an order item that the complaint form shows. */
export interface ComplaintItem
  extends Pick<OrderItem, 'productName' | 'productNameLanguage' | 'smallImageUrl'> {
  orderItemUuid: string;
  orderUuid?: string;
  orderNumber: string;
  /** Number of pieces of the order item. */
  pieces: number;
  /** False if the parcel is not delivered yet; undefined if the status is unknown. */
  isDelivered?: boolean;
}

/** Returns all items of an order, from all its parcels. */
export const complaintItemsOf = ({
  uuid: orderUuid,
  orderNumber,
  parcels,
}: Order): ComplaintItem[] =>
  parcels
    .flatMap(({ orderItems, status }) =>
      orderItems.map((item) => ({ ...item, isDelivered: status === 'delivered' })),
    )
    .map(({ uuid, productName, productNameLanguage, smallImageUrl, quantity, isDelivered }) => ({
      orderItemUuid: uuid,
      orderUuid,
      pieces: quantity,
      isDelivered,
      orderNumber,
      productName,
      productNameLanguage,
      smallImageUrl,
    }));
