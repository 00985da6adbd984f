import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { KARIMA, RAHIM } from '../testing/filledCustomers';
import { fillPersonalData, readCatalogue } from '../testing/fillPersonalData';
import { PRODUCT } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { ADDRESS } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { personalData } from './personalData';

/** Columns in which texts about a customer's orders and payments stay. */
const KEPT = Object.entries({
  operatorActs: 'act operator',
  orderItems: 'optionValues productHandle productName smallPath',
  orderStatusChanges: 'status',
  orders: 'language paymentMethod paymentStatus promoCode testSession',
  parcels: 'handOverCode sellerAddress sellerBin shopHandle shopName status',
  // A note stays unless it is the customer's own reason for a cancellation.
  payments: 'method note reference',
  promoUses: 'code',
  sandboxPayments: 'method outcome reference returnPath testSession',
  sandboxRefunds: 'reference refundId',
  unpaidHolds: 'holder',
}).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`));

describe('the deletion of an account', () => {
  const market = serveMarket(openPostgres);
  let token: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    for (const table of ['tries', 'outboxMessages'] as const) {
      await market.db.deleteFrom(table).execute();
    }
    await market.db
      .updateTable('customers')
      .set({ email: KARIMA.email, emailVerified: true })
      .where('uuid', '=', KARIMA.uuid)
      .execute();
    token = await signIn(RAHIM.phone);
  });

  async function signIn(emailOrPhone: string): Promise<string> {
    const payload = { emailOrPhone, password: PASSWORD };
    const { body } = await openAccounts(market.api).post('signin', payload);
    return body.accessToken ?? '';
  }
  const remove = async (payload: object = { currentPassword: PASSWORD }) => {
    const headers = { authorization: `Bearer ${token}` };
    const url = '/customer/delete-account';
    const reply = await market.api.app.inject({ method: 'POST', url, headers, payload });
    return { status: reply.statusCode, code: reply.json().code };
  };
  const statusOf = async (url: string, bearer = token) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await market.api.app.inject({ url, headers })).statusCode;
  };
  const countCustomers = async () =>
    (await market.db.selectFrom('customers').select('uuid').execute()).length;

  /** Returns the names of all columns that contain one of the texts. */
  async function findColumns(texts: string[]): Promise<string[]> {
    const found: string[] = [];
    for (const { table, column } of await readCatalogue(market.db)) {
      const isFound = sql.join(
        texts.map((text) => sql`position(lower(${text}) in lower(${sql.ref(column)}::text)) > 0`),
        sql` or `,
      );
      const { rows } = await sql`
        select from ${sql.table(table)} where ${isFound} limit 1`.execute(market.db);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  }

  /** Returns all rows that contain a mark. */
  async function readRows(mark: string): Promise<unknown[]> {
    const all: unknown[] = [];
    for (const table of Object.keys(personalData)) {
      const name = sql.table(table);
      const { rows } = await sql`
        select to_jsonb(${name}) as row from ${name}
        where position(${mark} in ${name}::text) > 0 order by 1`.execute(market.db);
      all.push(...rows);
    }
    return all;
  }

  it('leaves data of the customer only in columns that the list of personal data keeps', async () => {
    await fillPersonalData(market.db, RAHIM);
    await fillPersonalData(market.db, KARIMA);
    const others = await readRows(KARIMA.mark);
    expect(others.length).toBeGreaterThan(30);
    expect(await remove()).toEqual({ status: 200, code: undefined });
    expect(await findColumns([RAHIM.mark])).toEqual(KEPT);
    // The message about the deletion, which the table keeps for a day.
    expect(await openAccounts(market.api).messages(RAHIM.phone)).toHaveLength(1);
    await market.db
      .deleteFrom('outboxMessages')
      .where('recipient', 'in', [RAHIM.phone, RAHIM.email])
      .execute();
    expect(
      await findColumns([RAHIM.uuid, RAHIM.phone.slice(3), RAHIM.email, 'Rahim Uddin']),
    ).toEqual([]);
    expect(await readRows(KARIMA.mark)).toEqual(others);
  });

  it('keeps an order with its sums and its products, without name, phone, address and texts of the customer', async () => {
    const { orderUuid } = await createTestOrder(market.db, RAHIM.uuid, PRODUCT.rui);
    await market.db
      .updateTable('orders')
      .set({ note: 'Ring twice', guestPhone: RAHIM.phone })
      .execute();
    await market.db
      .insertInto('orderStatusChanges')
      .values({ orderUuid, parcelUuid: null, status: 'placed', note: 'Ring twice' })
      .execute();
    expect((await remove()).status).toBe(200);
    const order = await market.db
      .selectFrom('orders')
      .innerJoin('parcels', 'parcels.orderUuid', 'orders.uuid')
      .innerJoin('orderItems', 'orderItems.parcelUuid', 'parcels.uuid')
      .selectAll('orders')
      .select('productName')
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      totalPaisa: 16_000,
      productName: 'Rui Fish',
      status: 'delivered',
      customerUuid: null,
      guestPhone: null,
      note: null,
    });
    expect(order.ownerDeletedAt).not.toBeNull();
    expect(Object.values(order.shippingAddress).filter(Boolean)).toEqual([]);
    expect(await findColumns(['Ring twice', ADDRESS.street, ADDRESS.phone])).toEqual([]);
  });

  it('ends all sessions, and lets the phone sign up again without any data of the old account', async () => {
    const { orderUuid } = await createTestOrder(market.db, RAHIM.uuid, PRODUCT.rui);
    const elsewhere = await signIn(RAHIM.email);
    expect((await remove()).status).toBe(200);
    for (const bearer of [token, elsewhere]) {
      expect(await statusOf('/customer/current-customer', bearer)).toBe(401);
    }
    const accounts = openAccounts(market.api);
    const account = { phone: RAHIM.phone, password: 'seven blue boats' };
    expect(
      (await accounts.post('signin', { emailOrPhone: RAHIM.phone, password: PASSWORD })).status,
    ).toBe(401);
    await accounts.post('signup', { ...account, fullName: 'Rahim again' });
    const otp = await accounts.codeOf(RAHIM.phone);
    const { body } = await accounts.post('verify-phone', { phone: RAHIM.phone, otp });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    for (const url of ['/order/my-order', '/order/shipping-address', '/complain/order']) {
      const reply = await market.api.app.inject({ url, headers });
      expect([url, reply.json().items]).toEqual([url, []]);
    }
    expect(await statusOf(`/order/my-order/${orderUuid}`, body.accessToken)).toBe(404);
  });

  it('is reported to the phone and to the e-mail address', async () => {
    expect((await remove()).status).toBe(200);
    const accounts = openAccounts(market.api);
    for (const contact of [RAHIM.phone, RAHIM.email]) {
      const [message] = await accounts.messages(contact);
      expect(message?.text).toMatch(/your data were deleted/);
    }
  });

  it('deletes the files of pictures', async () => {
    const path = 'uploads/ab/abc-320.webp';
    const file = join(market.mediaDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'picture');
    await market.db
      .insertInto('uploads')
      .values({
        uuid: PRODUCT.rui,
        customerUuid: RAHIM.uuid,
        smallPath: path,
        mediumPath: 'uploads/ab/abc-800.webp',
        reviewUuid: null,
        complaintUuid: null,
        createdAt: new Date(),
      })
      .execute();
    expect((await remove()).status).toBe(200);
    await expect(access(file)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['without a password', {}, 'password-needed'],
    ['with a wrong password', { currentPassword: 'wrong' }, 'wrong-password'],
  ])('is refused %s', async (_, payload, code) => {
    const before = await countCustomers();
    expect(await remove(payload)).toEqual({ status: 403, code });
    expect(await countCustomers()).toBe(before);
    expect(await statusOf('/customer/current-customer')).toBe(200);
  });

  it('counts wrong passwords as sign-in attempts', async () => {
    for (let tries = 0; tries < 10; tries += 1) await remove({ currentPassword: 'wrong' });
    expect(await remove()).toEqual({ status: 429, code: 'too-many-tries' });
  });

  it.each(['placed', 'confirmed', 'shipped'] as const)(
    'is refused as long as an order is %s',
    async (status) => {
      await createTestOrder(market.db, RAHIM.uuid, PRODUCT.rui, status);
      expect(await remove()).toEqual({ status: 409, code: 'orders-open' });
      expect(await statusOf('/customer/current-customer')).toBe(200);
    },
  );

  it('is refused as long as a refund is due', async () => {
    const { orderUuid } = await createTestOrder(market.db, RAHIM.uuid, PRODUCT.rui, 'cancelled');
    await market.db
      .insertInto('payments')
      .values({ uuid: orderUuid, orderUuid, method: 'bkash', status: 'refund-due', amountPaisa: 1 })
      .execute();
    expect(await remove()).toEqual({ status: 409, code: 'refund-open' });
    await market.db.updateTable('payments').set({ status: 'refunded' }).execute();
    expect((await remove()).status).toBe(200);
  });

  it.each(['open', 'in-review'] as const)(
    'is refused as long as a complaint is %s',
    async (status) => {
      const { orderItemUuid } = await createTestOrder(market.db, RAHIM.uuid, PRODUCT.rui);
      const { uuid: problemCategoryUuid } = await market.db
        .selectFrom('problemCategories')
        .select('uuid')
        .executeTakeFirstOrThrow();
      await market.db
        .insertInto('complaints')
        .values({
          uuid: orderItemUuid,
          customerUuid: RAHIM.uuid,
          orderItemUuid,
          problemCategoryUuid,
          description: 'The lid was open',
          status,
          createdAt: new Date(),
        })
        .execute();
      expect(await remove()).toEqual({ status: 409, code: 'complaint-open' });
    },
  );

  it('succeeds although other customers have open orders, and keeps the subscription of an unverified e-mail address', async () => {
    await createTestOrder(market.db, KARIMA.uuid, PRODUCT.rui, 'shipped');
    await market.db
      .updateTable('customers')
      .set({ phoneVerified: false, emailVerified: false })
      .where('uuid', '=', RAHIM.uuid)
      .execute();
    // May be a stranger's subscription, because the account has not verified the e-mail address.
    await market.db
      .insertInto('newsletterSubscribers')
      .values({ email: RAHIM.email, subscribedAt: new Date() })
      .execute();
    expect((await remove()).status).toBe(200);
    expect(await findColumns([RAHIM.email])).toContain('newsletterSubscribers.email');
  });
});
