import { workload } from '@marketplace/contracts/testing/workload';
import { consumeRateLimits, type RateLimit } from '../http/rateLimits';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { CHEAP_HASHES, openPostgres } from '../testing/testDatabases';
import { createOneTimeCode } from './oneTimeCodes';
import { HASH_COST, hashPassword, setHashCost, verifyPassword } from './passwords';
import { RATE_LIMITS } from './rateLimits';

const KNOWN = '+8801711000001';
const UNKNOWN = '+8801911111111';
const password = 'rain on tin roofs';
const otp = '000000';
const VISITOR = '203.0.113.7';

/**
 * Maximum difference between the durations of two calls, as a share of the duration of one hash.
 * The durations differ a little, because the queries differ.
 */
const LESS_THAN_A_HASH = 0.75;

const LEAST_ROUNDS = workload({ gate: 2, soak: 20 });

/** All calls about accounts that need no token, each with a function that returns its body. */
const CALLS: [call: string, body: (account: string) => object][] = [
  ['signin', (emailOrPhone) => ({ emailOrPhone, password: 'wrong' })],
  ['signup', (phone) => ({ phone, password, fullName: 'Nasrin' })],
  ['verify-phone', (phone) => ({ phone, otp })],
  ['forgot-password', (emailOrPhone) => ({ emailOrPhone })],
  ['validate-otp', (emailOrPhone) => ({ emailOrPhone, otp })],
  ['reset-password', (emailOrPhone) => ({ emailOrPhone, otp, password })],
  ['resend-otp', (emailOrPhone) => ({ emailOrPhone })],
];

const SENDS = ['signup', 'forgot-password', 'resend-otp'];
const SENDING = CALLS.filter(([call]) => SENDS.includes(call));

describe('the API for accounts', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });

  beforeEach(() => createTestMarket(market.db));

  /**
   * Stores a sign-up code and a code for a new password for the known account, so that it differs
   * as much as possible from an unknown account.
   */
  async function createTestCodes(): Promise<void> {
    const { code: _, ...newCode } = await createOneTimeCode(clock.now());
    const customerUuid = CUSTOMER.rahim;
    await market.db.deleteFrom('resetCodes').execute();
    await market.db.deleteFrom('signUps').execute();
    await market.db
      .insertInto('resetCodes')
      .values({ ...newCode, customerUuid, channel: 'sms' })
      .execute();
    const account = { fullName: 'Rahim', phone: KNOWN, email: null, passwordHash: 'x' };
    await market.db
      .insertInto('signUps')
      .values({ ...newCode, ...account, customerUuid, uuid: customerUuid, askedFrom: '' })
      .execute();
  }

  const use = (limit: RateLimit, subject: string, times = limit.most) =>
    consumeRateLimits(
      { db: market.db, now: clock.now },
      Array.from({ length: times }, () => ({ limit, subject })),
    );

  it.each(CALLS)('gives %s the same reply for unknown and known accounts', async (call, body) => {
    await createTestCodes();
    const known = await accounts.post(call, body(KNOWN));
    const unknown = await accounts.post(call, body(UNKNOWN));
    expect(unknown).toEqual(known);
    const again = await accounts.post(call, body(KNOWN));
    expect(await accounts.post(call, body(UNKNOWN))).toEqual(again);
  });

  describe('with password hashes of the cost that a real market uses', () => {
    beforeAll(() => setHashCost(HASH_COST));
    afterAll(() => setHashCost(CHEAP_HASHES));
    beforeEach(async () => {
      const passwordHash = await hashPassword(PASSWORD);
      await market.db.updateTable('customers').set({ passwordHash }).execute();
    });

    it.each(CALLS)(
      'takes as long for %s with an unknown account as with a known one',
      async (call, body) => {
        // Compares the fastest call for each account, because it contains the least other work. The
        // difference then shows whether the call skips a hash for one of the accounts.
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
        for (let n = 0; n < 60 && (n < LEAST_ROUNDS || !isAlike()); n += 1) {
          clock.advance(6 * 3600);
          await createTestCodes();
          await market.db.deleteFrom('customers').where('phone', '=', UNKNOWN).execute();
          book('hash', await time(() => verifyPassword(undefined, password)));
          book('known', await time(() => accounts.post(call, body(KNOWN))));
          await accounts.messages(KNOWN);
          book('unknown', await time(() => accounts.post(call, body(UNKNOWN))));
          await accounts.messages(UNKNOWN);
        }
        expect([quickest, isAlike()]).toEqual([quickest, true]);
      },
      60_000,
    );
  });

  it.each(CALLS.map(([call, body]) => [call, limitsOf(call), body] as const))(
    'refuses %s from a network beyond its limit, even with forged headers, but not from another network',
    async (call, { address, ...limits }, body) => {
      const last = { addressSlow: address, ...limits }.addressSlow;
      for (const limit of new Set([address, last])) await use(limit, VISITOR);
      const forged = { 'x-forwarded-for': `10.0.0.1, ${VISITOR}` };
      const refused = await accounts.post(call, body(UNKNOWN), forged);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
      expect(Number(refused.retryAfter)).toBe(last.windowMinutes * 60);
      const neighbour = { 'x-forwarded-for': `${VISITOR}, 203.0.113.8` };
      expect((await accounts.post(call, body(UNKNOWN), neighbour)).status).not.toBe(429);
      clock.advance(address.windowMinutes * 60);
      expect((await accounts.post(call, body(KNOWN), forged)).status).not.toBe(429);
    },
  );

  it.each(
    SENDING.flatMap(([call, body]) =>
      [KNOWN, UNKNOWN].map((account) => [call, account, limitsOf(call), body] as const),
    ),
  )(
    'refuses %s for the account %s beyond its limit, until the period of the limit is over',
    async (call, account, { account: limit }, body) => {
      await use(limit, account);
      const refused = await accounts.post(call, body(account));
      expect(refused.status).toBe(429);
      expect(Number(refused.retryAfter)).toBe(limit.windowMinutes * 60);
      clock.advance(limit.windowMinutes * 60 - 1);
      expect((await accounts.post(call, body(account))).status).toBe(429);
      // The refused attempts have not counted, and have not started a cool-down.
      clock.advance(1);
      expect((await accounts.post(call, body(account))).status).not.toBe(429);
    },
  );

  it.each([
    ['a known account', KNOWN],
    ['an unknown account', UNKNOWN],
    ['a known e-mail address', 'rahim@example.com'],
    ['an unknown e-mail address', 'nobody@example.com'],
  ])(
    'accepts another request for a code for %s only after sixty seconds, even with another call',
    async (_, emailOrPhone) => {
      const send = (call: string) => accounts.post(call, { emailOrPhone });
      expect((await send('forgot-password')).status).toBe(200);
      expect(await send('resend-otp')).toMatchObject({ status: 429, retryAfter: '60' });
      clock.advance(59);
      expect(await send('forgot-password')).toMatchObject({ status: 429, retryAfter: '1' });
      clock.advance(1);
      expect((await send('resend-otp')).status).toBe(200);
    },
  );

  it.each(CALLS)(
    "refuses %s for one account from a network beyond its limit, but not from the owner's network",
    async (call, body) => {
      const { accountFrom, coolDown } = { coolDown: undefined, ...limitsOf(call) };
      const statuses: number[] = [];
      for (let n = 0; n < accountFrom.most + 5; n += 1) {
        statuses.push((await accounts.post(call, body(KNOWN), from(VISITOR))).status);
        // Waits until the cool-down has ended, as an attacker can.
        if (coolDown) clock.advance(60);
      }
      expect(statuses.indexOf(429)).toBe(accountFrom.most);
      expect(statuses.slice(accountFrom.most)).toEqual([429, 429, 429, 429, 429]);
      for (const account of [KNOWN, UNKNOWN]) {
        expect((await accounts.post(call, body(account), from('203.0.113.8'))).status).not.toBe(
          429,
        );
      }
      const unknown = await accounts.post(call, body(UNKNOWN), from(VISITOR));
      expect(unknown.status).toBe(coolDown ? 429 : statuses[0]);
    },
  );

  it('counts failed sign-ins against their network, but not successful ones', async () => {
    const signIn = (password: string) =>
      accounts.post('signin', { emailOrPhone: KNOWN, password }, from(VISITOR));
    const { most } = RATE_LIMITS.signIn.address;
    const wrong = { emailOrPhone: UNKNOWN, password: 'wrong' };
    await use(RATE_LIMITS.signIn.address, VISITOR, most - 1);
    for (let n = 0; n < 3; n += 1) expect((await signIn(PASSWORD)).status).toBe(200);
    expect((await accounts.post('signin', wrong, from(VISITOR))).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(429);
  });

  it('does not count a correct code against the network from which it is entered', async () => {
    const { address } = RATE_LIMITS.codeTried;
    await use(address, VISITOR, address.most - 1);
    await accounts.post('forgot-password', { emailOrPhone: KNOWN });
    const code = await accounts.codeOf(KNOWN);
    const right = { emailOrPhone: KNOWN, otp: code };
    for (let n = 0; n < 2; n += 1) {
      expect((await accounts.post('validate-otp', right, from(VISITOR))).status).toBe(200);
    }
  });

  it('counts all addresses of an IPv6 /56 prefix as one network, even with forged headers', async () => {
    const limit = RATE_LIMITS.signIn.accountFrom;
    const guess = (address: string) =>
      accounts.post('signin', { emailOrPhone: KNOWN, password: 'wrong' }, from(address));
    for (let n = 0; n < limit.most; n += 1) {
      expect((await guess(`198.51.100.${n}, 2001:db8:1:2:${n}::${n}`)).status).toBe(401);
    }
    expect((await guess('2001:0db8:1:2:ffff::1')).status).toBe(429);
    expect((await guess('2001:db8:1:ff::1')).status).toBe(429);
    expect((await guess('2001:db8:1:100::1')).status).toBe(401);
  });

  it('counts an IPv4 address and its IPv6 form as the same network', async () => {
    await use(RATE_LIMITS.signIn.address, VISITOR);
    const guess = (address: string) =>
      accounts.post('signin', { emailOrPhone: UNKNOWN, password: 'wrong' }, from(address));
    expect((await guess(`::ffff:${VISITOR}`)).status).toBe(429);
    expect((await guess('::ffff:203.0.113.8')).status).toBe(401);
  });

  it("limits attempts to guess an account's one-time code, even if they come from many networks", async () => {
    const guess = (n: number) =>
      accounts.post('verify-phone', { phone: KNOWN, otp }, from(`203.0.113.${n % 9}`));
    const { account, pressed } = RATE_LIMITS.codeTried;
    const statuses: number[] = [];
    for (let n = 0; n < account.most + 30; n += 1) statuses.push((await guess(n)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(9 * pressed.most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(
      account.most + 30 - 9 * pressed.most,
    );
  });

  it('does not count requests against the account if they are refused because of their network', async () => {
    const { address, addressSlow } = RATE_LIMITS.codeSent;
    for (const limit of [address, addressSlow]) await use(limit, '127.0.0.1');
    expect((await accounts.post('resend-otp', { emailOrPhone: KNOWN })).status).toBe(429);
    const other = from('203.0.113.9');
    expect((await accounts.post('resend-otp', { emailOrPhone: KNOWN }, other)).status).toBe(200);
  });
});

const from = (address: string) => ({ 'x-forwarded-for': address });

function limitsOf(call: string) {
  const { signIn, codeSent, codeTried } = RATE_LIMITS;
  if (call === 'signin') return signIn;
  if (!SENDS.includes(call)) return codeTried;
  return call === 'signup' ? codeSent : { ...codeSent, account: codeSent.accountAsked };
}

/** Measures processor time in milliseconds, which does not depend on how busy the machine is. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
