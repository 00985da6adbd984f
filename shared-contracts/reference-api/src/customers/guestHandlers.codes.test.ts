import { createTestCustomer } from '../testing/access/createCustomerFixtures';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { MINUTE, openGuests, PHONE } from '../testing/openGuests';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('the one-time code of a guest', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  const { askForCode, bodyTo, codeOf, enter, get, place } = openGuests(market, clock);
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(() => createTestMarket(market.db));
  // Advances the clock by a day, so that no rate limit for codes affects the next test.
  afterEach(() => clock.advance(24 * 60 * MINUTE));

  it('is invalid after five wrong attempts, even if the attempts are simultaneous', async () => {
    await askForCode();
    const code = await codeOf();
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = await Promise.all(Array.from({ length: 5 }, () => enter(wrong)));
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(
      tries.map(() => [400, 'wrong-otp']),
    );
    expect((await enter(code)).body.code).toBe('wrong-otp');
  });

  it('cannot be guessed by requesting code after code, because a rate limit stops the attempts', async () => {
    let status = 200;
    for (let tries = 0; status !== 429 && tries < 100; tries += 1) {
      if (tries % 5 === 0) await askForCode();
      ({ status } = await enter('000000'));
      clock.advance(15);
    }
    expect(status).toBe(429);
  });

  it.each([
    ['used', 0, true],
    ['ten minutes old', 10 * MINUTE, false],
  ])('is invalid once it is %s', async (_state, seconds, isUsed) => {
    await askForCode();
    const code = await codeOf();
    if (isUsed) await enter(code);
    clock.advance(seconds);
    expect(await enter(code)).toMatchObject({ status: 400, body: { code: 'wrong-otp' } });
  });

  it('gives a token to only one of several simultaneous requests', async () => {
    await askForCode();
    const code = await codeOf();
    const replies = await Promise.all([enter(code), enter(code), enter(code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is valid only for its own phone and purpose', async () => {
    await askForCode();
    const code = await codeOf();
    await askForCode('01711000008');
    expect((await enter(code, '01711000008')).status).toBe(400);
    const verification = await accounts.post('verify-phone', { phone: PHONE, otp: code });
    expect(verification.status).toBe(400);
    clock.advance(MINUTE);
    const other = '01711000007';
    await accounts.post('signup', { fullName: 'Nasrin Akter', phone: other, password: PASSWORD });
    const signUpCode = await codeOf(other);
    clock.advance(MINUTE);
    expect((await enter(signUpCode, '01711000007')).status).toBe(400);
  });

  it('causes the same replies and the same SMS whether or not the phone has an account', async () => {
    const { phone } = await createTestCustomer(market.db);
    const answers = [await askForCode(phone), await askForCode(PHONE)];
    expect(answers[0]).toEqual(answers[1]);
    const texts = await Promise.all(
      [phone, `+88${PHONE}`].map(async (to) => (await accounts.messages(to))[0]?.text),
    );
    expect(texts[0]?.replace(/\d{6}/, '')).toBe(texts[1]?.replace(/\d{6}/, ''));
    const wrong = [await enter('000000', phone), await enter('000000', '01711000005')];
    expect(wrong[0]).toEqual(wrong[1]);
  });

  it('causes the reply "code-sent" if it is requested again before it is entered', async () => {
    const replies = await Promise.all([askForCode(), askForCode()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('code-sent');
    expect((await askForCode('01711000008')).status).toBe(200);
    await enter(await codeOf());
    expect((await askForCode()).body.code).toBe('too-many-tries');
  });

  it('causes the reply "code-sent" if a rate limit refuses a further code, but "too-many-tries" once the code has expired', async () => {
    let status = 200;
    for (let asked = 0; status === 200 && asked < 50; asked += 1) {
      clock.advance(MINUTE);
      ({ status } = await askForCode());
    }
    expect((await askForCode()).body.code).toBe('code-sent');
    clock.advance(10 * MINUTE);
    expect(await askForCode()).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  });

  it('is refused with "too-many-tries" right after a sign-up code', async () => {
    await accounts.post('signup', { fullName: 'Nasrin', phone: PHONE, password: PASSWORD });
    expect(await askForCode()).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  });

  it('is sent at most once a minute, and so is a sign-up code after it', async () => {
    expect((await askForCode()).status).toBe(200);
    expect((await askForCode()).status).toBe(429);
    const signingUp = { fullName: 'Nasrin', phone: PHONE, password: PASSWORD };
    expect((await accounts.post('signup', signingUp)).status).toBe(429);
    clock.advance(MINUTE);
    expect((await askForCode()).status).toBe(200);
  });

  it.each(['+447700900123', '12345678', '0171100'])(
    'is not sent to %s, which is no mobile number of Bangladesh',
    async (phone) => {
      expect((await askForCode(phone)).status).toBe(400);
    },
  );

  describe('when it is entered a second time', () => {
    const KEY = 'key-of-the-form';
    let code: string;

    beforeEach(async () => {
      await askForCode();
      code = await codeOf();
    });

    it('gives access to the first order if the idempotency key is the same, even if the requests are simultaneous', async () => {
      const body = await bodyTo();
      const orders = await Promise.all(
        [1, 2, 3].map(async () => {
          const { guestToken } = (await enter(code, PHONE, KEY)).body;
          return { guestToken, uuid: (await place(guestToken, body)).body.uuid };
        }),
      );
      expect(new Set(orders.map(({ uuid }) => uuid)).size).toBe(1);
      for (const { guestToken, uuid } of orders) {
        const read = await get(`/order/my-order/${uuid}`, guestToken);
        expect(read.body.uuid).toBe(uuid);
      }
    });

    it('gives a token that does not allow a second order', async () => {
      await place((await enter(code, PHONE, KEY)).body.guestToken, await bodyTo());
      const { guestToken } = (await enter(code, PHONE, KEY)).body;
      const another = await place(guestToken, await bodyTo());
      expect(another).toMatchObject({ status: 409, body: { code: 'guest-order-placed' } });
    });

    it('gives a token that expires together with the first token', async () => {
      const first = (await enter(code, PHONE, KEY)).body;
      clock.advance(5 * MINUTE);
      expect((await enter(code, PHONE, KEY)).body.expiresAt).toBe(first.expiresAt);
    });

    it.each<[string, { phone?: string; key?: string; seconds?: number; isWrong?: boolean }]>([
      ['with another key', { key: 'key-of-another-form' }],
      ['without a key', { key: '' }],
      ['with another phone', { phone: '01711000008' }],
      ['after ten minutes', { seconds: 10 * MINUTE }],
      ['if it is mistyped', { isWrong: true }],
    ])('gives no access %s', async (_how, { phone = PHONE, key = KEY, seconds = 0, isWrong }) => {
      await place((await enter(code, PHONE, KEY)).body.guestToken, await bodyTo());
      clock.advance(seconds);
      const typed = isWrong ? String(999_999 - Number(code)).padStart(6, '0') : code;
      expect(await enter(typed, phone, key)).toMatchObject({
        status: 400,
        body: { code: 'wrong-otp' },
      });
    });

    it('gives no access after four wrong codes with the same idempotency key', async () => {
      await place((await enter(code, PHONE, KEY)).body.guestToken, await bodyTo());
      const wrong = code === '000000' ? '000001' : '000000';
      for (let tries = 1; tries < 5; tries += 1) await enter(wrong, PHONE, KEY);
      expect((await enter(code, PHONE, KEY)).body.code).toBe('wrong-otp');
    });

    it('gives no access if a newer code was entered in the meantime', async () => {
      await enter(code, PHONE, KEY);
      clock.advance(MINUTE);
      await askForCode();
      await enter(await codeOf(), PHONE, 'key-of-the-next-form');
      expect((await enter(code, PHONE, KEY)).status).toBe(400);
    });
  });
});
