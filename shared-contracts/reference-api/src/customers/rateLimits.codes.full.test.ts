import { consumeRateLimits, isUsed, type RateLimit } from '../http/rateLimits';
import { createTestMarket } from '../testing/createTestMarket';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { openBrowser } from '../testing/openBrowser';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { RATE_LIMITS } from './rateLimits';

const PHONE = '01711000001';
const HOME = '198.51.100.1';
const PASSWORD = 'rain on tin roofs';
const { codeSent } = RATE_LIMITS;

const from = (address: string) => ({ 'x-forwarded-for': address });
/** Returns a different network address for each `n`. */
const networkOf = (n: number) => `203.0.${Math.floor(n / 200)}.${n % 200}`;
/**
 * Returns a phone number without an account. Different `n` give numbers in different ranges of ten
 * thousand.
 */
const phoneOf = (n: number, operator = '0191') =>
  `${operator}${String(n * 10_007).padStart(7, '0')}`;
/** Returns another phone number in the range of ten thousand to which `PHONE` belongs. */
const neighbourOf = (n: number) => `0171100${String(n + 1000).padStart(4, '0')}`;

describe('the rate limits of one-time codes', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
  });

  const use = (limit: RateLimit, subject: string, times = limit.most) =>
    consumeRateLimits(
      { db: market.db, now: clock.now },
      Array.from({ length: times }, () => ({ limit, subject })),
    );
  const forgot = (emailOrPhone: string, address: string) =>
    accounts.post('forgot-password', { emailOrPhone }, from(address));
  const signUp = (phone: string, address: string) =>
    accounts.post('signup', { fullName: 'Nasrin', phone, password: PASSWORD }, from(address));
  async function askAsGuest(phone: string, address: string) {
    const reply = await market.api.app.inject({
      method: 'POST',
      url: '/order/guest/code',
      payload: { phone },
      headers: from(address),
    });
    return { status: reply.statusCode };
  }
  async function statusesOf(times: number, ask: (n: number) => Promise<{ status: number }>) {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push((await ask(n)).status);
    return statuses;
  }
  const countOf = (statuses: number[], status = 200) =>
    statuses.filter((one) => one === status).length;

  it('do not block other numbers of a range if one network requests new passwords for phones without accounts', async () => {
    await statusesOf(60, (n) => forgot(neighbourOf(n), HOME));
    const replies = [
      await askAsGuest('01711008001', '203.0.113.1'),
      await signUp('01711008002', '203.0.113.2'),
      await forgot('01711008003', '203.0.113.3'),
      await forgot(PHONE, '203.0.113.4'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('for the shop do not count requests that send no SMS, even from many networks', async () => {
    const statuses = await statusesOf(51, (n) => forgot(phoneOf(n), networkOf(n)));
    expect(countOf(statuses)).toBe(51);
    const context = { db: market.db, now: clock.now };
    expect(await isUsed(context, codeSent.shop, '')).toBe(false);
    await forgot(PHONE, HOME);
    expect(await isUsed(context, codeSent.shop, '')).toBe(true);
  });

  it('for a phone do not count requests that send no SMS', async () => {
    const phone = phoneOf(1);
    await statusesOf(35, (n) => {
      clock.advance(60);
      return forgot(phone, networkOf(n));
    });
    clock.advance(60);
    expect((await askAsGuest(phone, HOME)).status).toBe(200);
    clock.advance(60);
    expect((await signUp(phone, HOME)).status).toBe(200);
  });

  it('for a network refuse codes beyond the limit, and then allow one code every three minutes', async () => {
    const sent = await statusesOf(codeSent.address.most + 5, (n) => askAsGuest(phoneOf(n), HOME));
    expect(countOf(sent)).toBe(codeSent.address.most);
    const refused = await forgot(phoneOf(100), HOME);
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(codeSent.addressSlow.windowMinutes * 60);
    clock.advance(codeSent.addressSlow.windowMinutes * 60);
    expect((await forgot(phoneOf(100), HOME)).status).toBe(200);
    expect((await forgot(phoneOf(101), HOME)).status).toBe(429);
    expect((await forgot(phoneOf(101), networkOf(1))).status).toBe(200);
  });

  it('count an IPv6 /56 as one network', async () => {
    const sent = await statusesOf(codeSent.address.most + 5, (n) =>
      forgot(phoneOf(n), `2001:db8:1:${n.toString(16)}::1`),
    );
    expect(countOf(sent)).toBe(codeSent.address.most);
  });

  it('for neighbouring phone numbers count the requests of all networks together', async () => {
    const { numbersFrom, numbers, numbersPressed } = codeSent;
    const sent = await statusesOf(numbersFrom.most + 5, (n) => signUp(neighbourOf(n), HOME));
    expect(countOf(sent)).toBe(numbersFrom.most);
    const others = await statusesOf(numbers.most, (n) =>
      askAsGuest(neighbourOf(100 + n), networkOf(n)),
    );
    expect(countOf(others)).toBe(numbers.most);
    // Beyond the limit of the range, each network can still request a few codes.
    const late = await statusesOf(numbersPressed.most + 1, (n) =>
      askAsGuest(neighbourOf(300 + n), networkOf(999)),
    );
    expect(late).toEqual([...Array(numbersPressed.most).fill(200), 429]);
    expect((await askAsGuest('01811000001', networkOf(999))).status).toBe(200);
    clock.advance(numbersPressed.windowMinutes * 60);
    expect((await askAsGuest(neighbourOf(400), networkOf(999))).status).toBe(200);
  });

  describe('for unverified phones of a range', () => {
    const { numbersFrom, numbersAsked, numbersAskedFrom } = codeSent;
    const phones = Array.from({ length: numbersFrom.most }, (_, n) => neighbourOf(n));
    const countMessages = async () =>
      (await Promise.all(phones.map((phone) => accounts.messages(phone)))).flat().length;

    beforeEach(async () => {
      const statuses = await statusesOf(phones.length, (n) => signUp(phones[n] ?? '', HOME));
      expect(countOf(statuses)).toBe(numbersFrom.most);
      clock.advance(60);
    });

    it.each(['forgot-password', 'resend-otp'])(
      'stop the SMS of %s beyond the limit, with the same reply as if an SMS were sent',
      async (call) => {
        const before = await countMessages();
        const ask = (n: number, address: string) =>
          accounts.post(call, { emailOrPhone: phones[n % phones.length] }, from(address));
        const statuses = await statusesOf(phones.length * 2, (n) => {
          if (n === phones.length) clock.advance(60);
          return ask(n, HOME);
        });
        expect(countOf(statuses)).toBe(phones.length * 2);
        expect(await countMessages()).toBe(before + numbersAskedFrom.most);
        const others = await statusesOf(numbersAsked.most, (n) => {
          if (n % phones.length === 0) clock.advance(60);
          return ask(n, networkOf(n));
        });
        expect(countOf(others)).toBe(numbersAsked.most);
        expect(await countMessages()).toBe(before + numbersAsked.most);
        clock.advance(numbersAsked.windowMinutes * 60);
        await ask(0, HOME);
        expect(await countMessages()).toBe(before + numbersAsked.most + 1);
      },
    );

    it('also count codes for a browser that has signed in to an account with an unverified phone', async () => {
      const before = await countMessages();
      for (const phone of phones) {
        const browser = openBrowser(market, HOME);
        const signedIn = await browser.post('signin', { emailOrPhone: phone, password: PASSWORD });
        expect(signedIn.status).toBe(200);
        const again = { fullName: 'Owner', phone, password: PASSWORD };
        expect((await browser.post('signup', again)).status).toBe(429);
      }
      expect(await countMessages()).toBe(before);
    });
  });

  it('do not reveal whether a phone has an account', async () => {
    const { numbers, numbersPressed } = codeSent;
    const block = `+88${PHONE.slice(0, -4)}`;
    await use(numbersPressed, `${block} ${HOME}`);
    await use(numbers, block, numbers.most - 1);
    await forgot(PHONE, HOME);
    expect((await askAsGuest(neighbourOf(1), HOME)).status).toBe(200);
    expect((await askAsGuest(neighbourOf(2), HOME)).status).toBe(429);
  });

  it.each([
    ['codes of guests', (n: number) => askAsGuest(phoneOf(n), HOME)],
    ['new passwords', (n: number) => forgot(phoneOf(n), HOME)],
  ])("leave a few codes for each network when the shop's limit is reached (%s)", async (_, ask) => {
    await use(codeSent.shop, '');
    const statuses = await statusesOf(codeSent.shopPressed.most + 1, ask);
    expect(statuses).toEqual([...Array(codeSent.shopPressed.most).fill(200), 429]);
    expect((await forgot(phoneOf(100), networkOf(1))).status).toBe(200);
    clock.advance(codeSent.shopPressed.windowMinutes * 60);
    expect((await ask(100)).status).toBe(200);
  });

  it('no longer count a code after it has set a password, but still count it if it was only checked', async () => {
    await use(codeSent.address, HOME);
    await use(codeSent.addressSlow, HOME);
    const name = { emailOrPhone: PHONE };
    expect((await forgot(PHONE, HOME)).status).toBe(429);
    await forgot(PHONE, networkOf(1));
    const otp = await accounts.codeOf(PHONE);
    for (let n = 0; n < 3; n += 1) {
      await accounts.post('validate-otp', { ...name, otp }, from(HOME));
    }
    expect((await forgot(phoneOf(1), HOME)).status).toBe(429);
    await accounts.post('reset-password', { ...name, otp, password: PASSWORD }, from(HOME));
    expect((await forgot(phoneOf(1), HOME)).status).toBe(200);
    expect((await forgot(phoneOf(2), HOME)).status).toBe(429);
  });
});
