import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { waitForLock } from '../testing/waitForLock';
import { storePictures } from '../uploads/storedPictures';
import { isOfCustomer } from './ofCustomer';

const PHONE = '+8801711000001';

describe('what a deleted account leaves to others', () => {
  const market = serveMarket(openPostgres);
  let token: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    const signIn = { emailOrPhone: PHONE, password: PASSWORD };
    const { body } = await openAccounts(market.api).post('signin', signIn);
    token = body.accessToken ?? '';
  });

  const remove = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const url = '/customer/delete-account';
    const payload = { currentPassword: PASSWORD };
    const reply = await market.api.app.inject({ method: 'POST', url, headers, payload });
    return { status: reply.statusCode, code: reply.json().code };
  };

  it.each([
    ['০১৭১১-০০০০০১', true],
    ['+88 01711 000001', true],
    ['0088 1711000001', true],
    ['Rahim@Example.com ', true],
    ['sara01711000001@gmail.com', false],
    ['sara01711000001', false],
    ['+44 01711 000001', false],
    ['+1 711 000 001', false],
    ['01711000001 / 01811000001', false],
  ])('omits support messages of the customer (%s: %s)', async (emailOrPhone, isFound) => {
    const message = { uuid: randomUUID(), name: 'Sara', message: 'Help', createdAt: new Date() };
    await market.db
      .insertInto('supportMessages')
      .values({ ...message, emailOrPhone, handledAt: new Date() })
      .execute();
    const owner = { uuid: CUSTOMER.rahim, phone: PHONE, email: 'rahim@example.com' };
    const found = await market.db
      .selectFrom('supportMessages')
      .select('uuid')
      .where(isOfCustomer('supportMessages', owner))
      .execute();
    expect(found).toHaveLength(isFound ? 1 : 0);
    expect((await remove()).status).toBe(200);
    const left = await market.db.selectFrom('supportMessages').select('uuid').execute();
    expect(left).toHaveLength(isFound ? 0 : 1);
  });

  it('includes a support message of the customer that nobody has answered', async () => {
    const message = { uuid: randomUUID(), name: 'Rahim', message: 'Help', createdAt: new Date() };
    await market.db
      .insertInto('supportMessages')
      .values({ ...message, emailOrPhone: PHONE, handledAt: null })
      .execute();
    expect((await remove()).status).toBe(200);
    expect(await market.db.selectFrom('supportMessages').select('uuid').execute()).toHaveLength(1);
  });

  describe('in payments', () => {
    const pay = async (note: string, status: 'refunded' | 'cancelled') => {
      const { orderUuid } = await createTestOrder(
        market.db,
        CUSTOMER.rahim,
        PRODUCT.rui,
        'cancelled',
      );
      const payment = { uuid: orderUuid, orderUuid, method: 'bkash', amountPaisa: 1 } as const;
      await market.db
        .insertInto('payments')
        .values({ ...payment, status, note })
        .execute();
    };
    const readNote = async () =>
      (await market.db.selectFrom('payments').select('note').executeTakeFirst())?.note;

    it.each([
      ['Cancelled by the customer: Ring twice', 'Cancelled by the customer'],
      ['Another amount was paid', 'Another amount was paid'],
    ])('keeps the note "%s" as "%s"', async (note, kept) => {
      await pay(note, 'refunded');
      expect((await remove()).status).toBe(200);
      expect(await readNote()).toBe(kept);
    });

    it('is refused as long as a person has to look up a payment at the provider', async () => {
      const note = 'Its gateway has not told the end';
      await pay(note, 'cancelled');
      expect(await remove()).toEqual({ status: 409, code: 'refund-open' });
      await market.db
        .updateTable('payments')
        .set({ note: `${note}; a person has seen to it` })
        .execute();
      expect((await remove()).status).toBe(200);
    });
  });

  it("includes replies to the customer's comments", async () => {
    const { uuid: blogUuid } = await market.db
      .selectFrom('blogs')
      .select('uuid')
      .executeTakeFirstOrThrow();
    const now = new Date();
    const comment = { blogUuid, authorName: '', createdAt: now, publishedAt: now };
    const [mine, theirs] = [PRODUCT.rui, PRODUCT.honey];
    await market.db
      .insertInto('blogComments')
      .values([
        {
          ...comment,
          uuid: mine,
          customerUuid: CUSTOMER.rahim,
          parentUuid: null,
          comment: 'First',
        },
        {
          ...comment,
          uuid: theirs,
          customerUuid: CUSTOMER.karima,
          parentUuid: mine,
          comment: 'Yes',
        },
      ])
      .execute();
    expect((await remove()).status).toBe(200);
    const left = await market.db
      .selectFrom('blogComments')
      .select(['comment', 'parentUuid'])
      .where('blogUuid', '=', blogUuid)
      .where('customerUuid', 'is not', null)
      .execute();
    expect(left).toEqual([{ comment: 'Yes', parentUuid: null }]);
  });

  it('includes a reply that somebody writes during the deletion', async () => {
    const { uuid: blogUuid } = await market.db
      .selectFrom('blogs')
      .select('uuid')
      .executeTakeFirstOrThrow();
    const now = new Date();
    const comment = { blogUuid, authorName: '', createdAt: now, publishedAt: now };
    const mine = { uuid: randomUUID(), customerUuid: CUSTOMER.rahim, parentUuid: null };
    await market.db
      .insertInto('blogComments')
      .values({ ...comment, ...mine, comment: 'First' })
      .execute();
    const { removed } = await market.db.transaction().execute(async (trx) => {
      const reply = { uuid: randomUUID(), customerUuid: CUSTOMER.karima, parentUuid: mine.uuid };
      await trx
        .insertInto('blogComments')
        .values({ ...comment, ...reply, comment: 'Yes' })
        .execute();
      const sent = remove();
      await waitForLock(market.db, 'transactionid');
      return { removed: sent };
    });
    expect((await removed).status).toBe(200);
    const left = await market.db
      .selectFrom('blogComments')
      .select(['comment', 'parentUuid'])
      .where('customerUuid', '=', CUSTOMER.karima)
      .execute();
    expect(left).toEqual([{ comment: 'Yes', parentUuid: null }]);
  });

  it('does not include the file of a picture that is stored during the deletion', async () => {
    const picture = { small: Buffer.from('small'), medium: Buffer.from('medium') };
    const paths: string[] = [];
    // The account is deleted after the row is inserted and before the files are written.
    const db = market.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (paths.length === 0) {
          const rows = await market.db.selectFrom('uploads').selectAll().execute();
          paths.push(...rows.flatMap(({ smallPath, mediumPath }) => [smallPath, mediumPath]));
          expect((await remove()).status).toBe(200);
        }
        return result;
      },
    });
    const context = { db, now: () => new Date(), mediaDir: market.mediaDir };
    await expect(
      storePictures(context, { customerUuid: CUSTOMER.rahim }, [picture]),
    ).rejects.toThrow();
    expect(paths).toHaveLength(2);
    expect(paths.filter((path) => existsSync(join(market.mediaDir, path)))).toEqual([]);
  });
});
