import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { storePictures } from '../uploads/storedPictures';

const OLD = '+8801711000001';
const KARIMA = '+8801711000002';
const NEW = '+8801811000077';

describe('the change of a phone', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let accounts: Accounts;
  let token: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    for (const table of ['tries', 'outboxMessages'] as const) {
      await market.db.deleteFrom(table).execute();
    }
    accounts = openAccounts(market.api);
    token = await signIn(OLD);
  });

  const signIn = async (emailOrPhone: string) =>
    (await accounts.post('signin', { emailOrPhone, password: PASSWORD })).body.accessToken ?? '';
  const call = async (path: string, payload?: object, bearer = token) => {
    const reply = await market.api.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/customer/${path}`,
      headers: { authorization: `Bearer ${bearer}` },
      payload,
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  const begin = (phone = NEW, currentPassword?: string) =>
    call('phone-change', { phone, currentPassword: currentPassword ?? PASSWORD });
  const confirm = (otp: string, bearer?: string) => call('confirm-phone-change', { otp }, bearer);
  const phoneOf = async (uuid = CUSTOMER.rahim) =>
    (
      await market.db
        .selectFrom('customers')
        .select('phone')
        .where('uuid', '=', uuid)
        .executeTakeFirst()
    )?.phone;

  it('needs the password and the code from the new phone, and then keeps the orders', async () => {
    const { orderUuid } = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    expect(await begin('01811-000077')).toMatchObject({ status: 200 });
    expect(await phoneOf()).toBe(OLD);
    expect(await call('phone-change')).toMatchObject({ phone: NEW });
    expect(await confirm(await accounts.codeOf(NEW))).toMatchObject({ status: 200 });
    expect(await phoneOf()).toBe(NEW);
    expect(await call('phone-change')).toMatchObject({ phone: null });
    expect(await signIn(OLD)).toBe('');
    const fresh = await signIn(NEW);
    const headers = { authorization: `Bearer ${fresh}` };
    const url = `/order/my-order/${orderUuid}`;
    expect((await market.api.app.inject({ url, headers })).statusCode).toBe(200);
  });

  it('is reported to the old phone in a message that does not contain the new phone', async () => {
    await begin();
    await confirm(await accounts.codeOf(NEW));
    const [message] = await accounts.messages(OLD);
    expect(message?.text).toMatch(/another phone/);
    expect(message?.text).not.toContain('077');
  });

  it('gives the account the orders that were placed with the new phone without an account', async () => {
    const { orderUuid } = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    await market.db
      .updateTable('orders')
      .set({ customerUuid: null, guestPhone: NEW })
      .where('uuid', '=', orderUuid)
      .execute();
    await begin();
    await confirm(await accounts.codeOf(NEW));
    const order = await market.db
      .selectFrom('orders')
      .select('customerUuid')
      .where('uuid', '=', orderUuid)
      .executeTakeFirst();
    expect(order).toEqual({ customerUuid: CUSTOMER.rahim });
  });

  it("moves the old phone's stock alerts, and ends its access to orders without an account", async () => {
    const alert = { productUuid: PRODUCT.rui, variantUuid: null, language: 'en' } as const;
    const now = clock.now();
    await market.db
      .insertInto('stockAlerts')
      .values([
        { ...alert, uuid: PRODUCT.rui, contact: OLD, createdAt: now },
        { ...alert, uuid: PRODUCT.honey, contact: NEW, createdAt: now },
        {
          ...alert,
          uuid: CUSTOMER.rahim,
          contact: OLD,
          productUuid: PRODUCT.honey,
          createdAt: now,
        },
        { ...alert, uuid: CUSTOMER.karima, contact: KARIMA, createdAt: now },
      ])
      .execute();
    await market.db
      .insertInto('stockAlertLinks')
      .values({ tokenHash: 'link', contact: OLD, language: 'en', sentAt: now, stoppedAt: now })
      .execute();
    const token = { createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
    await market.db
      .insertInto('guestTokens')
      .values([
        { ...token, tokenHash: 'old', phone: OLD },
        { ...token, tokenHash: 'karima', phone: KARIMA },
      ])
      .execute();
    await begin();
    await confirm(await accounts.codeOf(NEW));
    const alerts = await market.db
      .selectFrom('stockAlerts')
      .select(['contact', 'productUuid'])
      .execute();
    const moved = [PRODUCT.rui, PRODUCT.honey].map((uuid) => ({ contact: NEW, productUuid: uuid }));
    const others = { contact: KARIMA, productUuid: PRODUCT.rui };
    expect(alerts).toHaveLength(3);
    expect(alerts).toEqual(expect.arrayContaining([...moved, others]));
    const links = await market.db.selectFrom('stockAlertLinks').select('contact').execute();
    expect(links).toEqual([{ contact: NEW }]);
    const tokens = await market.db.selectFrom('guestTokens').select('phone').execute();
    expect(tokens).toEqual([{ phone: KARIMA }]);
  });

  it('is refused for the phone of another account only after the right code, without revealing whose phone it is', async () => {
    expect(await begin(KARIMA)).toMatchObject({ status: 200 });
    const otp = await accounts.codeOf(KARIMA);
    expect(await confirm(otp === '000000' ? '000001' : '000000')).toMatchObject({
      status: 400,
      code: 'wrong-otp',
    });
    expect(await confirm(otp)).toMatchObject({
      status: 409,
      code: 'phone-in-use',
      message: 'This phone cannot be used',
    });
    expect([await phoneOf(), await phoneOf(CUSTOMER.karima)]).toEqual([OLD, KARIMA]);
  });

  it('takes the phone from an account that never verified it and has no orders, and deletes its pictures', async () => {
    const context = { db: market.db, now: clock.now, mediaDir: market.mediaDir };
    const picture = { small: Buffer.from('small'), medium: Buffer.from('medium') };
    const [stored] = await storePictures(context, { customerUuid: CUSTOMER.karima }, [picture]);
    const files = [stored?.smallPath, stored?.mediumPath].map((path) =>
      join(market.mediaDir, path ?? ''),
    );
    expect(files.map(existsSync)).toEqual([true, true]);
    await market.db
      .updateTable('customers')
      .set({ phoneVerified: false })
      .where('uuid', '=', CUSTOMER.karima)
      .execute();
    await begin(KARIMA);
    expect(await confirm(await accounts.codeOf(KARIMA))).toMatchObject({ status: 200 });
    expect([await phoneOf(), await phoneOf(CUSTOMER.karima)]).toEqual([KARIMA, undefined]);
    expect(files.map(existsSync)).toEqual([false, false]);
  });

  it.each([
    ['with a wrong password', NEW, 'wrong', 403, 'wrong-password'],
    ['to a landline', '029876543', undefined, 400, 'invalid-input'],
    ['to something else', 'my phone', undefined, 400, 'invalid-input'],
    ['to the phone that the account has', OLD, undefined, 400, 'invalid-input'],
  ])('is refused %s', async (_, phone, password, status, code) => {
    expect(await begin(phone, password)).toMatchObject({ status, code });
    expect(await accounts.messages(NEW)).toEqual([]);
  });

  it('is refused without a password', async () => {
    expect(await call('phone-change', { phone: NEW })).toMatchObject({
      status: 403,
      code: 'password-needed',
    });
  });

  it("is refused with another customer's code, a used code and an expired code", async () => {
    await begin();
    const otp = await accounts.codeOf(NEW);
    const wrong = { status: 400, code: 'wrong-otp' };
    const karima = await signIn(KARIMA);
    const payload = { phone: '+8801811000079', currentPassword: PASSWORD };
    expect(await call('phone-change', payload, karima)).toMatchObject({ status: 200 });
    expect(await confirm(otp, karima)).toMatchObject(wrong);
    expect(await phoneOf(CUSTOMER.karima)).toBe(KARIMA);
    expect(await confirm(otp)).toMatchObject({ status: 200 });
    expect(await confirm(otp)).toMatchObject(wrong);
    clock.advance(120);
    await begin('+8801811000078');
    const later = await accounts.codeOf('+8801811000078');
    clock.advance(11 * 60);
    expect(await call('phone-change')).toMatchObject({ phone: null });
    expect(await confirm(later)).toMatchObject(wrong);
  });

  it('allows five wrong codes, and one code a minute', async () => {
    await begin();
    expect(await begin()).toMatchObject({ status: 429, code: 'too-many-tries' });
    const otp = await accounts.codeOf(NEW);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await confirm(wrong);
    expect(await confirm(otp)).toMatchObject({ status: 400, code: 'wrong-otp' });
    clock.advance(61);
    expect(await begin()).toMatchObject({ status: 200 });
  });
});
