import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../customers/passwords';
import type { Database } from '../../database/schema';
import { hashOf, issueToken } from '../../http/accessTokens';
import { PASSWORD } from '../createTestMarket';
import { createTestOrder } from '../createTestOrder';
import { PRODUCT } from '../marketUuids';
import { ADDRESS, fillCartOf } from '../orderBody';

/** Uuids of a customer's belongings, with the customer's phone and token. */
export interface CustomerFixtures {
  phone: string;
  token: string;
  /** A session on another device of the customer. */
  session: string;
  address: string;
  wish: string;
  /** A delivered order, whose product can be reviewed. */
  order: string;
  orderItem: string;
  /** An order item without a complaint. */
  quietItem: string;
  /** An order that can still be cancelled, because it was not sent. */
  placedOrder: string;
  /** The parcel of that order. */
  placedParcel: string;
  /** An order that was delivered a moment ago, and its parcel. */
  deliveredOrder: string;
  deliveredParcel: string;
  /** A refund of `order` that needs an account, and an account for refunds. */
  refund: string;
  refundAccount: string;
  passkey: string;
  complaint: string;
  /** A complaint that was refused a moment ago. */
  settledComplaint: string;
  cart: string;
  cartItem: string;
  problemCategory: string;
}

/** Keeps a settled complaint reopenable, because tests advance their clocks by weeks. */
const NEVER_OVER = new Date('2100-01-01T00:00:00Z');

let passwordHash: Promise<string> | undefined;
/** Phone of the next customer. It counts up, because random phones would sometimes be the same. */
let nextPhone = 8801760000000;

/** Creates a customer without belongings. */
export async function createTestCustomer(db: Database) {
  passwordHash ??= hashPassword(PASSWORD);
  const uuid = randomUUID();
  const phone = `+${nextPhone++}`;
  const account = { passwordHash: await passwordHash, phoneVerified: true, email: null };
  await db
    .insertInto('customers')
    .values({ ...account, uuid, phone, fullName: 'Someone' })
    .execute();
  const { accessToken } = await issueToken(db, uuid, new Date());
  return { uuid, phone, token: accessToken };
}

/** Creates a customer who has belongings of every kind. */
export async function createCustomerFixtures(
  db: Database,
  app: FastifyInstance,
): Promise<CustomerFixtures> {
  const { uuid, phone, token } = await createTestCustomer(db);
  const make = async (url: string, payload: object): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await app.inject({ method: 'POST', url, payload, headers });
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body}`);
    return reply.json().uuid;
  };
  const delivered = await createTestOrder(db, uuid, PRODUCT.honey);
  const quiet = await createTestOrder(db, uuid, PRODUCT.rui);
  const placed = await createTestOrder(db, uuid, PRODUCT.honey, 'placed');
  const parcelOf = ({ orderUuid }: { orderUuid: string }) =>
    db
      .selectFrom('parcels')
      .select('uuid')
      .where('orderUuid', '=', orderUuid)
      .executeTakeFirstOrThrow();
  const parcel = await parcelOf(placed);
  const arrived = await createTestOrder(db, uuid, PRODUCT.honey);
  const { uuid: deliveredParcel } = await parcelOf(arrived);
  const { orderUuid: deliveredOrder } = arrived;
  const change = { orderUuid: deliveredOrder, parcelUuid: deliveredParcel };
  await db
    .insertInto('orderStatusChanges')
    .values({ ...change, status: 'delivered', note: null, changedAt: NEVER_OVER })
    .execute();
  const refund = randomUUID();
  await db
    .insertInto('payments')
    .values({
      uuid: refund,
      orderUuid: delivered.orderUuid,
      method: 'cash-on-delivery',
      status: 'refund-due',
      amountPaisa: 100,
    })
    .execute();
  const categories = await app.inject('/category/problem-categories');
  const problemCategory: string = categories.json().items[0].uuid;
  const about = { orderItemUuid: delivered.orderItemUuid, problemCategoryUuid: problemCategory };
  await issueToken(db, uuid, new Date());
  const session = await db
    .selectFrom('accessTokens')
    .select('uuid')
    .where('customerUuid', '=', uuid)
    .where('tokenHash', '!=', hashOf(token))
    .executeTakeFirstOrThrow();
  const settled = await createTestOrder(db, uuid, PRODUCT.honey);
  const settledComplaint = await make('/complain/order', {
    ...about,
    orderItemUuid: settled.orderItemUuid,
    description: 'The jar was small',
  });
  await db
    .updateTable('complaints')
    .set({ status: 'rejected', answer: 'It is that small.', settledAt: NEVER_OVER })
    .where('uuid', '=', settledComplaint)
    .execute();
  const passkey = randomUUID();
  await db
    .insertInto('passkeys')
    .values({
      uuid: passkey,
      customerUuid: uuid,
      credentialId: passkey,
      publicKey: 'e30',
      counter: 0,
      transports: [],
      name: null,
      createdAt: new Date(),
      lastUsedAt: null,
    })
    .execute();
  const [cart = '', cartItem = ''] = await fillCartOf(app, PRODUCT.honey);
  return {
    phone,
    token,
    session: session.uuid,
    cart,
    cartItem,
    problemCategory,
    order: delivered.orderUuid,
    orderItem: delivered.orderItemUuid,
    quietItem: quiet.orderItemUuid,
    placedOrder: placed.orderUuid,
    placedParcel: parcel.uuid,
    deliveredOrder,
    deliveredParcel,
    refund,
    refundAccount: await make('/customer/refund-accounts', {
      provider: 'Nagad',
      number: '01711000009',
    }),
    passkey,
    address: await make('/order/shipping-address', ADDRESS),
    wish: await make('/wishlist', { productUuid: PRODUCT.honey }),
    settledComplaint,
    complaint: await make('/complain/order', { ...about, description: 'The lid was open' }),
  };
}
