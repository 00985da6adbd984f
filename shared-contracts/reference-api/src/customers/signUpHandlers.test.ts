import type { Database } from '../database/schema';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';
import { createAccount } from './createAccount';
import { createOneTimeCode } from './oneTimeCodes';

const PHONE = '01811000001';
const FULL_PHONE = '+8801811000001';
const signUpBody = {
  fullName: 'Nasrin Akter',
  phone: PHONE,
  email: 'Nasrin@Example.com',
  password: 'river boat at dawn',
};

const stranger = {
  fullName: 'Other',
  phone: FULL_PHONE,
  email: null,
  passwordHash: 'x',
  askedFrom: '',
  deviceHash: '',
};

describe.each(TEST_DATABASES)('the API for sign-ups on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });

  beforeEach(() => createTestMarket(market.db));

  const signUp = (fields: object = {}) => accounts.post('signup', { ...signUpBody, ...fields });
  const verify = (otp: string, password?: string) =>
    accounts.post('verify-phone', { phone: PHONE, otp, password });
  const signIn = (password: string, emailOrPhone = PHONE) =>
    accounts.post('signin', { emailOrPhone, password });
  const customerOf = (phone: string) =>
    market.db
      .selectFrom('customers')
      .select(['uuid', 'fullName', 'email', 'phoneVerified'])
      .where('phone', '=', phone)
      .executeTakeFirst();
  const me = async (accessToken = '') =>
    (
      await market.api.app.inject({
        url: '/customer/current-customer',
        headers: { authorization: `Bearer ${accessToken}` },
      })
    ).statusCode;

  it('opens an account, and verifies its phone with the code', async () => {
    expect(await signUp()).toMatchObject({ status: 200, body: { isDone: true } });
    expect((await signIn(signUpBody.password)).body).toMatchObject({ phoneVerified: false });
    const [message] = await accounts.messages(PHONE);
    expect(message).toMatchObject({ channel: 'sms' });
    const { status, body } = await verify(await accounts.codeOf(PHONE));
    expect(status).toBe(200);
    expect(await me(body.accessToken)).toBe(200);
    const byEmail = await signIn(signUpBody.password, 'nasrin@example.com');
    expect(byEmail.body).toMatchObject({ phoneVerified: true });
  });

  it('accepts a phone and a code in Bangla digits', async () => {
    await signUp({ phone: '০১৮১১-০০০০০১' });
    const code = await accounts.codeOf(PHONE);
    const bangla = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await verify(` ${bangla} `)).status).toBe(200);
  });

  it('gives only one token for a code, even if several requests contain it simultaneously', async () => {
    await signUp();
    const code = await accounts.codeOf(PHONE);
    const replies = await Promise.all([verify(code), verify(code), verify(code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await market.db.selectFrom('accessTokens').select('tokenHash').execute()).toHaveLength(
      1,
    );
    expect((await verify(code)).body).toMatchObject({ code: 'wrong-otp' });
  });

  it('notifies a phone that has an account, but sends no code and leaves the account unchanged', async () => {
    const phone = '+8801711000001';
    expect(await signUp({ phone })).toMatchObject({ status: 200, body: { isDone: true } });
    const [message] = await accounts.messages(phone);
    expect(message?.text).not.toMatch(/\d/);
    expect((await signIn(PASSWORD, phone)).status).toBe(200);
    expect(await market.db.selectFrom('signUps').selectAll().execute()).toEqual([]);
  });

  it('opens an account without an e-mail address that another account has, and notifies its owner at most three times', async () => {
    for (let n = 1; n <= 5; n += 1) {
      const phone = `+880181100000${n}`;
      const reply = await signUp({ phone, email: 'RAHIM@example.com' });
      expect(reply).toMatchObject({ status: 200, body: { isDone: true } });
      expect(await customerOf(phone)).toMatchObject({ email: null, phoneVerified: false });
      expect(await accounts.codeOf(phone)).toMatch(/^\d{6}$/);
    }
    expect(await accounts.messages('rahim@example.com')).toHaveLength(3);
  });

  it('replaces an account that was never verified if the phone is signed up again, and revokes its tokens', async () => {
    await signUp();
    const oldCode = await accounts.codeOf(PHONE);
    const { body } = await signIn(signUpBody.password);
    clock.advance(60);
    await signUp({ fullName: 'Somebody Else', email: null, password: 'another long one' });
    expect(await me(body.accessToken)).toBe(401);
    expect(await customerOf(FULL_PHONE)).toMatchObject({
      fullName: 'Somebody Else',
      email: null,
    });
    expect((await signIn(signUpBody.password)).status).toBe(401);
    const password = 'another long one';
    expect((await verify(await accounts.codeOf(PHONE), password)).status).toBe(200);
    expect((await signIn(password)).status).toBe(200);
    expect((await verify(oldCode)).status).toBe(400);
  });

  it('keeps an account that was never verified but has orders', async () => {
    await market.db
      .updateTable('customers')
      .set({ phoneVerified: false })
      .where('uuid', '=', CUSTOMER.karima)
      .execute();
    await createTestOrder(market.db, CUSTOMER.karima);
    const before = await customerOf('+8801711000002');
    expect((await signUp({ phone: '01711000002' })).status).toBe(200);
    expect(await customerOf('+8801711000002')).toEqual(before);
    expect((await accounts.messages('01711000002'))[0]?.text).not.toMatch(/\d/);
  });

  it('lets only one of two simultaneous requests open an account for a phone', async () => {
    const replies = await Promise.all([signUp({ fullName: 'One' }), signUp({ fullName: 'Two' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await accounts.messages(PHONE)).toHaveLength(1);
    expect((await verify(await accounts.codeOf(PHONE))).status).toBe(200);
  });

  it('creates one account per phone, even if many requests are simultaneous', async () => {
    const account = { ...stranger, fullName: 'Nasrin' };
    const opening = Array.from({ length: 8 }, async () => {
      const { code: _, ...newCode } = await createOneTimeCode(clock.now());
      return createAccount(market, account, newCode);
    });
    expect((await Promise.all(opening)).every(({ isNew }) => isNew)).toBe(true);
    const phones = await market.db.selectFrom('customers').select('phone').execute();
    expect(phones.filter(({ phone }) => phone === FULL_PHONE)).toHaveLength(1);
    expect(await customerOf(FULL_PHONE)).toMatchObject({ fullName: 'Nasrin' });
  });

  it('verifies the sign-up whose code was entered, even if somebody else signs up simultaneously', async () => {
    for (let n = 0; n < 5; n += 1) {
      await createTestMarket(market.db);
      await signUp();
      const otp = await accounts.codeOf(PHONE);
      const { code: _, ...newCode } = await createOneTimeCode(clock.now());
      const [verified] = await Promise.all([
        verify(otp, signUpBody.password),
        createAccount(market, stranger, newCode),
      ]);
      expect(verified.status).toBe(200);
      const { fullName, phoneVerified } = (await customerOf(FULL_PHONE)) ?? {};
      expect([fullName, phoneVerified]).toEqual([signUpBody.fullName, true]);
      expect(await me(verified.body.accessToken)).toBe(200);
    }
  });

  it('gives an e-mail address to only one of many simultaneous sign-ups', async () => {
    const phones = Array.from({ length: 8 }, (_, n) => `+880181100002${n}`);
    const replies = await Promise.all(phones.map((phone) => signUp({ phone })));
    expect(replies.map(({ status }) => status)).toEqual(phones.map(() => 200));
    const emails = await Promise.all(phones.map(async (phone) => (await customerOf(phone))?.email));
    expect(emails.filter((email) => email === 'nasrin@example.com')).toHaveLength(1);
    expect(emails.filter((email) => email === null)).toHaveLength(7);
  });

  it.each<[string, object, RegExp]>([
    ['a short password', { password: '1234567' }, /^password must have at least 8/],
    ['a long password', { password: 'x'.repeat(65) }, /^password must have at most 64/],
    ['a common password', { password: 'iloveyou' }, /^password is one of the most common/],
    ['a common password in capitals', { password: 'Qwertyuiop' }, /^password is one of the most/],
    ['a common password in Bangla digits', { password: '১২৩৪৫৬৭৮' }, /^password is one of/],
    [
      "a password made of the shop's name",
      { password: 'NodiBazar#2026' },
      /^password must not be made/,
    ],
    [
      "a password made of the shop's Bangla name",
      { password: 'নদীবাজার১' },
      /^password must not be made/,
    ],
    ['the phone as password', { password: PHONE }, /^password must not be the account/],
    ['no phone', { phone: undefined }, /^phone must be/],
    ['a phone of another country', { phone: '+1 555 123 4567' }, /^phone must be a phone number/],
    ['an invalid e-mail address', { email: 'x@' }, /^email must be an e-mail address/],
    ['an empty name', { fullName: ' ' }, /^fullName must not be empty/],
  ])('refuses %s, names the field, and sends nothing', async (_, fields, message) => {
    const { status, body } = await signUp(fields);
    expect(status).toBe(400);
    expect(body.message?.[0]).toMatch(message);
    expect(await accounts.messages(PHONE)).toEqual([]);
  });

  it('accepts passwords with any characters, in any Unicode form', async () => {
    const password = 'নদীর ধারে 🙂 \u09df';
    expect((await signUp({ password })).status).toBe(200);
    for (const typed of [password, password.normalize('NFD'), password.normalize('NFC')]) {
      expect((await signIn(typed)).status).toBe(200);
    }
  });
});

async function createTestOrder(db: Database, customerUuid: string): Promise<void> {
  const address = JSON.stringify({});
  await db
    .insertInto('orders')
    .values({
      uuid: '00000000-0000-4000-8000-000000099001',
      customerUuid,
      status: 'placed',
      paymentMethod: 'cash-on-delivery',
      paymentStatus: 'pending',
      shippingAddress: address,
      billingAddress: address,
      note: null,
      subtotalPaisa: 100,
      deliveryChargePaisa: 0,
      totalPaisa: 100,
    })
    .execute();
}
