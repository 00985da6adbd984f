import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/schema';
import { createTestOrder } from '../createTestOrder';
import { CUSTOMER, PRODUCT } from '../marketUuids';
import { ADDRESS } from '../orderBody';

/**
 * Texts that only one customer may see. They are unusual, so that tests can find them in any reply.
 */
export const SECRETS = {
  fullName: 'Zqname Secretly',
  phone: '+8801999777531',
  email: 'zqmail.secret@example.com',
  street: 'Zqstreet 13 hidden',
  note: 'Zqnote ring twice',
  complaint: 'Zqcomplaint torn bag',
};

/**
 * Gives the customer Karima belongings that contain the texts of `SECRETS`.
 * @returns uuids of the belongings
 */
export async function createSecrets(db: Database): Promise<string[]> {
  const { fullName, phone, email, street, note } = SECRETS;
  await db
    .updateTable('customers')
    .set({ fullName, phone, email })
    .where('uuid', '=', CUSTOMER.karima)
    .execute();
  const place = { ...ADDRESS, name: fullName, phone, street };
  const address = { landmark: null, postcode: null, label: null, isDefault: true };
  const addressUuid = randomUUID();
  await db
    .insertInto('addresses')
    .values({ ...place, ...address, uuid: addressUuid, customerUuid: CUSTOMER.karima })
    .execute();
  // The order is not delivered, because otherwise Karima could publish her name in a review.
  const order = await createTestOrder(db, CUSTOMER.karima, PRODUCT.rui, 'confirmed');
  const shippingAddress = JSON.stringify(place);
  await db
    .updateTable('orders')
    .set({ note, shippingAddress, billingAddress: shippingAddress })
    .where('uuid', '=', order.orderUuid)
    .execute();
  const category = await db
    .selectFrom('problemCategories')
    .select('uuid')
    .executeTakeFirstOrThrow();
  const complaintUuid = randomUUID();
  await db
    .insertInto('complaints')
    .values({
      uuid: complaintUuid,
      customerUuid: CUSTOMER.karima,
      orderItemUuid: order.orderItemUuid,
      problemCategoryUuid: category.uuid,
      description: SECRETS.complaint,
      answer: null,
      createdAt: new Date(),
    })
    .execute();
  return [complaintUuid, addressUuid, order.orderUuid, order.orderItemUuid];
}
