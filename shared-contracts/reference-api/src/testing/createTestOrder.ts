import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { Database } from '../database/schema';
import { SHOP } from './marketUuids';
import { ADDRESS } from './orderBody';

interface CreatedOrder {
  orderUuid: string;
  orderItemUuid: string;
}

/** Inserts an order of one line with the given status; by default of one piece. */
export async function createTestOrder(
  db: Database,
  customerUuid: string,
  productUuid: string,
  status: OrderStatus = 'delivered',
  quantity = 1,
): Promise<CreatedOrder> {
  const address = JSON.stringify(ADDRESS);
  const order = {
    uuid: randomUUID(),
    customerUuid,
    status,
    paymentMethod: 'cash-on-delivery' as const,
    paymentStatus: 'pending' as const,
    shippingAddress: address,
    billingAddress: address,
    note: null,
    subtotalPaisa: 10_000 * quantity,
    deliveryChargePaisa: 6000,
    totalPaisa: 10_000 * quantity + 6000,
  };
  const parcel = {
    uuid: randomUUID(),
    orderUuid: order.uuid,
    position: 0,
    shopUuid: SHOP.padma,
    shopName: 'Padma Fish House',
    shopHandle: 'padma',
    status,
    deliveryChargePaisa: 6000,
  };
  const item = {
    uuid: randomUUID(),
    parcelUuid: parcel.uuid,
    position: 0,
    productUuid,
    variantUuid: null,
    productName: 'Rui Fish',
    productHandle: 'rui-fish',
    optionValues: [],
    smallPath: 'products/rui-small.webp',
    quantity,
    unitPricePaisa: 10_000,
    totalPaisa: 10_000 * quantity,
  };
  await db.insertInto('orders').values(order).execute();
  await db.insertInto('parcels').values(parcel).execute();
  await db.insertInto('orderItems').values(item).execute();
  return { orderUuid: order.uuid, orderItemUuid: item.uuid };
}
