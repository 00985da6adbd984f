import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { PaymentMethod, PaymentStatus } from '@marketplace/contracts/api/payments';
import type { Generated, JSONColumnType } from 'kysely';

/** Amounts in paisa. What was bought is copied, so that later changes cannot rewrite an order. */
export interface OrderTables {
  orders: {
    uuid: string;
    orderNumber: Generated<number>;
    customerUuid: string;
    status: OrderStatus;
    placedAt: Generated<Date>;
    paymentMethod: PaymentMethod;
    paymentStatus: PaymentStatus;
    shippingAddress: JSONColumnType<PostalAddress>;
    billingAddress: JSONColumnType<PostalAddress>;
    note: string | null;
    subtotalPaisa: number;
    deliveryChargePaisa: number;
    totalPaisa: number;
  };
  parcels: {
    uuid: string;
    orderUuid: string;
    position: number;
    shopUuid: string;
    shopName: string;
    shopHandle: string;
    status: OrderStatus;
    deliveryChargePaisa: number;
  };
  orderItems: {
    uuid: string;
    parcelUuid: string;
    position: number;
    productUuid: string;
    variantUuid: string | null;
    productName: string;
    productHandle: string;
    optionValues: string[];
    smallPath: string | null;
    quantity: number;
    unitPricePaisa: number;
    totalPaisa: number;
  };
  orderStatusChanges: {
    orderUuid: string;
    parcelUuid: string | null;
    status: OrderStatus;
    changedAt: Generated<Date>;
  };
  idempotencyKeys: {
    customerUuid: string;
    key: string;
    /** SHA-256 of what was asked, hex. */
    requestHash: string;
    orderUuid: string;
    createdAt: Generated<Date>;
  };
  payments: {
    uuid: string;
    orderUuid: string;
    method: PaymentMethod;
    status: PaymentStatus;
    amountPaisa: number;
    createdAt: Generated<Date>;
  };
}
