import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema';
import { buildOrder, type OrderRows, readLine } from './buildOrder';
import type { ProductRows } from './buildProducts';
import { type CustomerSource, customerUuid, readCustomers } from './customers';
import { daysAgo, stableUuid } from './stable';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

export interface PeopleRows {
  /**
   * Without password hashes, which contain a random salt and would make the rows differ on every
   * call.
   */
  customers: Omit<Row<'customers'>, 'passwordHash'>[];
  addresses: Row<'addresses'>[];
  wishlistEntries: Row<'wishlistEntries'>[];
  /**
   * Sorted from oldest to newest, because the database numbers orders in the sequence of their
   * insertion (the column `sequence`).
   */
  orders: OrderRows[];
}

function addressRows(source: CustomerSource): Row<'addresses'>[] {
  return source.addresses.map((address, i) => ({
    ...address,
    uuid: stableUuid(`address ${source.phone} ${address.label}`),
    customerUuid: customerUuid(source.phone),
    landmark: address.landmark ?? null,
    postcode: address.postcode ?? null,
    isDefault: i === 0,
    createdAt: daysAgo(100, -i),
  }));
}

function wishlistRows(source: CustomerSource, products: ReadonlyMap<string, ProductRows>) {
  return source.wishlist.map((text, i) => {
    const { rows, variant } = readLine(text, products);
    const { pricePaisa, comparePricePaisa } = variant ?? rows.product;
    return {
      uuid: stableUuid(`wish ${source.phone} ${text}`),
      customerUuid: customerUuid(source.phone),
      productUuid: rows.product.uuid,
      variantUuid: variant?.uuid ?? null,
      // The price before a reduction, as if the customer had added the entry before the reduction.
      keptPricePaisa: Math.max(Number(pricePaisa), Number(comparePricePaisa ?? 0)),
      createdAt: daysAgo(4, -i),
    };
  });
}

function orderRows(
  source: CustomerSource,
  products: ReadonlyMap<string, ProductRows>,
): OrderRows[] {
  const [first] = source.addresses;
  if (!first) return [];
  const { label: _label, ...address } = first;
  return source.orders.map((order) =>
    buildOrder(order, customerUuid(source.phone), address, products),
  );
}

/** Builds the demo customers with their addresses, orders and wishlist entries. */
export function buildPeople(products: ProductRows[]): PeopleRows {
  const byUuid = new Map(products.map((rows) => [rows.product.uuid, rows]));
  const customers = readCustomers();
  return {
    customers: customers.map((source) => ({
      uuid: customerUuid(source.phone),
      fullName: source.fullName,
      phone: source.phone,
      email: source.email ?? null,
      emailVerified: source.email !== undefined,
      phoneVerified: source.isPhoneVerified ?? true,
      createdAt: daysAgo(120),
    })),
    addresses: customers.flatMap(addressRows),
    wishlistEntries: customers.flatMap((source) => wishlistRows(source, byUuid)),
    orders: customers
      .flatMap((source) => orderRows(source, byUuid))
      .sort((a, b) => Number(a.order.placedAt) - Number(b.order.placedAt)),
  };
}
