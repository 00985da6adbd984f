import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import { type Orderer, ofOrderer } from '../http/orderer';

/**
 * A query for the complaints about the orderer's own orders. A complaint belongs to the owner of
 * its order, so an account that claims a guest's order gets the complaints too.
 * @param orderer if undefined, the complaints about all orders
 */
export const casesOf = (db: Database | DatabaseTransaction, orderer?: Orderer) =>
  db
    .selectFrom('complaints')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .innerJoin('orders', 'orders.uuid', 'parcels.orderUuid')
    .where(orderer ? ofOrderer(orderer) : sql<boolean>`true`);
