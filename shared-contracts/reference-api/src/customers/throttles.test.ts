import type { Database } from '../database/schema';
import { bookTry, type TryLimit } from '../http/bookTry';
import { createClock } from '../testing/createClock';
import { CUSTOMER } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { openTestApi, type TestApi } from '../testing/openTestApi';
import { PASSWORD, plantMarket } from '../testing/plantMarket';
import { OPEN_LIMIT_MS, openEmbedded } from '../testing/testDatabases';
import { makeCode } from './makeCode';
import { isPasswordRight } from './passwords';
import { THROTTLES } from './throttles';

const KNOWN = '+8801711000001';
const UNKNOWN = '+8801911111111';
const password = 'rain on tin roofs';
const otp = '000000';
const VISITOR = '203.0.113.7';

/** Part of a hash's time by which two calls may differ: the database does not do quite the same. */
const LESS_THAN_A_HASH = 0.75;

/** Each public call about accounts, asked for one account. */
const CALLS: [call: string, body: (account: string) => object][] = [
  ['signin', (emailOrPhone) => ({ emailOrPhone, password: 'wrong' })],
  ['signup', (phone) => ({ phone, password, fullName: 'Nasrin' })],
  ['verify-phone', (phone) => ({ phone, otp })],
  ['forgot-password', (emailOrPhone) => ({ emailOrPhone })],
  ['validate-otp', (emailOrPhone) => ({ emailOrPhone, otp })],
  ['reset-password', (emailOrPhone) => ({ emailOrPhone, otp, password })],
  ['resend-otp', (emailOrPhone) => ({ emailOrPhone })],
];

describe('guessing at accounts', () => {
  const clock = createClock();
  let db: Database;
  let api: TestApi;
  let accounts: Accounts;

  beforeAll(async () => {
    db = (await openEmbedded()).db;
    api = await openTestApi(db, { now: clock.now });
    accounts = openAccounts(api);
  }, OPEN_LIMIT_MS);

  beforeEach(() => plantMarket(db));

  /** What sets a known account most apart: it waits for codes of both kinds. */
  async function plantCodes(): Promise<void> {
    const { code: _, ...newCode } = await makeCode(clock.now());
    const code = { ...newCode, customerUuid: CUSTOMER.rahim, channel: 'sms' as const };
    await db.deleteFrom('oneTimeCodes').execute();
    await db
      .insertInto('oneTimeCodes')
      .values([
        { ...code, purpose: 'verify-phone' },
        { ...code, purpose: 'reset-password' },
      ])
      .execute();
  }

  afterAll(async () => {
    await api?.close();
    await db?.destroy();
  });

  const use = async (limit: TryLimit, subject: string, times = limit.most) => {
    for (let n = 0; n < times; n += 1) await bookTry({ db, now: clock.now }, limit, subject);
  };

  it.each(CALLS)('%s answers for a known account as for an unknown one', async (call, body) => {
    await plantCodes();
    const known = await accounts.post(call, body(KNOWN));
    const unknown = await accounts.post(call, body(UNKNOWN));
    expect(unknown).toEqual(known);
    const again = await accounts.post(call, body(KNOWN));
    expect(await accounts.post(call, body(UNKNOWN))).toEqual(again);
  });

  it.each(CALLS)(
    '%s takes as long for a known account as for an unknown one',
    async (call, body) => {
      // A hash left out shows in the quickest of each; all else that takes time is the machine's.
      const quickest = {
        known: Number.MAX_VALUE,
        unknown: Number.MAX_VALUE,
        hash: Number.MAX_VALUE,
      };
      const book = (kind: keyof typeof quickest, ms: number) => {
        quickest[kind] = Math.min(quickest[kind], ms);
      };
      const isAlike = () =>
        Math.abs(quickest.known - quickest.unknown) < LESS_THAN_A_HASH * quickest.hash;
      for (let n = 0; n < 60 && (n < 5 || !isAlike()); n += 1) {
        clock.turn(6 * 3600);
        await plantCodes();
        await db.deleteFrom('customers').where('phone', '=', UNKNOWN).execute();
        book('hash', await time(() => isPasswordRight(undefined, password)));
        book('known', await time(() => accounts.post(call, body(KNOWN))));
        await accounts.messages(KNOWN);
        book('unknown', await time(() => accounts.post(call, body(UNKNOWN))));
        await accounts.messages(UNKNOWN);
      }
      expect([quickest, isAlike()]).toEqual([quickest, true]);
    },
    60_000,
  );

  it.each(CALLS.map(([call, body]) => [call, limitsOf(call), body] as const))(
    '%s is refused to an address that has tried too much, whatever it forges, and to no other',
    async (call, { address }, body) => {
      await use(address, VISITOR);
      const forged = { 'x-forwarded-for': `10.0.0.1, ${VISITOR}` };
      const refused = await accounts.post(call, body(UNKNOWN), forged);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
      expect(Number(refused.retryAfter)).toBe(address.windowMinutes * 60);
      const neighbour = { 'x-forwarded-for': `${VISITOR}, 203.0.113.8` };
      expect((await accounts.post(call, body(UNKNOWN), neighbour)).status).not.toBe(429);
      clock.turn(address.windowMinutes * 60);
      expect((await accounts.post(call, body(KNOWN), forged)).status).not.toBe(429);
    },
  );

  it.each(
    CALLS.flatMap(([call, body]) =>
      [KNOWN, UNKNOWN].map((account) => [call, account, limitsOf(call), body] as const),
    ),
  )(
    '%s is refused for the account %s past its limit, until time has passed',
    async (call, account, { account: limit }, body) => {
      await use(limit, account);
      const refused = await accounts.post(call, body(account));
      expect(refused.status).toBe(429);
      expect(Number(refused.retryAfter)).toBe(limit.windowMinutes * 60);
      clock.turn(limit.windowMinutes * 60 - 1);
      // Past the cool-down, which this refused try has started.
      expect((await accounts.post(call, body(account))).status).toBe(429);
      clock.turn(61);
      expect((await accounts.post(call, body(account))).status).not.toBe(429);
    },
  );

  it.each([
    ['a known account', KNOWN],
    ['an unknown account', UNKNOWN],
    ['a mail address', 'rahim@example.com'],
    ['an unknown mail address', 'nobody@example.com'],
  ])('sends %s another code after sixty seconds, by whichever call', async (_, emailOrPhone) => {
    const send = (call: string) => accounts.post(call, { emailOrPhone });
    expect((await send('forgot-password')).status).toBe(200);
    expect(await send('resend-otp')).toMatchObject({ status: 429, retryAfter: '60' });
    clock.turn(59);
    expect(await send('forgot-password')).toMatchObject({ status: 429, retryAfter: '1' });
    clock.turn(1);
    expect((await send('resend-otp')).status).toBe(200);
  });

  it('stops guessing at codes of an account over several codes', async () => {
    const guess = () => accounts.post('verify-phone', { phone: KNOWN, otp });
    const replies = await Promise.all(Array.from({ length: 25 }, guess));
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('does not count an address that is refused against the account', async () => {
    await use(THROTTLES.codeSent.address, '127.0.0.1');
    expect((await accounts.post('resend-otp', { emailOrPhone: KNOWN })).status).toBe(429);
    const other = { 'x-forwarded-for': '203.0.113.9' };
    expect((await accounts.post('resend-otp', { emailOrPhone: KNOWN }, other)).status).toBe(200);
  });

  it('ends a token by the clock', async () => {
    const { body } = await accounts.post('signin', { emailOrPhone: KNOWN, password: PASSWORD });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const me = () => api.app.inject({ url: '/customer/current-customer', headers });
    clock.turn(30 * 24 * 3600 - 1);
    expect((await me()).json()).toMatchObject({ uuid: CUSTOMER.rahim });
    clock.turn(1);
    expect((await me()).statusCode).toBe(401);
  });
});

function limitsOf(call: string) {
  if (call === 'signin') return THROTTLES.signIn;
  return ['signup', 'forgot-password', 'resend-otp'].includes(call)
    ? THROTTLES.codeSent
    : THROTTLES.codeTried;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
