import { deleteExpiredTokens } from '../http/accessTokens';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const RAHIM = '01711000001';
const KARIMA = '01711000002';
const DAY = 24 * 3600;
const LIMITS = { idleDays: 7, mostDays: 20 };

const PHONE = {
  'x-forwarded-for': '203.0.113.7',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};
const LAPTOP = {
  'x-forwarded-for': '2001:db8:1:2ff::9',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
};
const FORGED = { 'x-forwarded-for': '198.51.100.1', 'user-agent': '<b>Call 01700000000</b>' };

interface Listed {
  uuid: string;
  device: string | null;
  network: string | null;
  startedAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

describe('sessions', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now, sessionLimits: LIMITS });

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
  });

  async function signIn(headers: Record<string, string> = PHONE, emailOrPhone = RAHIM) {
    const reply = await market.api.app.inject({
      method: 'POST',
      url: '/auth/customer/signin',
      headers,
      payload: { emailOrPhone, password: PASSWORD },
    });
    return reply.json<{ accessToken: string; expiresAt: string }>();
  }
  const bearer = (token: string, headers: Record<string, string> = PHONE) => ({
    ...headers,
    authorization: `Bearer ${token}`,
  });
  const ask = (token: string, url: string, headers?: Record<string, string>) =>
    market.api.app.inject({ url, headers: bearer(token, headers) });
  const statusOf = async (token: string) =>
    (await ask(token, '/customer/current-customer')).statusCode;
  const list = async (token: string, headers?: Record<string, string>) =>
    (await ask(token, '/customer/sessions', headers)).json<{ items: Listed[] }>().items;
  const end = async (
    token: string,
    path: string,
    payload: object = { currentPassword: PASSWORD },
  ) => {
    const url = `/customer/${path}`;
    const reply = await market.api.app.inject({
      method: 'POST',
      url,
      headers: bearer(token),
      payload,
    });
    return { status: reply.statusCode, code: reply.json().code };
  };

  describe('with time limits', () => {
    it('end after some days without a call', async () => {
      const { accessToken } = await signIn();
      clock.advance(LIMITS.idleDays * DAY);
      expect(await statusOf(accessToken)).toBe(401);
      expect(await list((await signIn()).accessToken)).toHaveLength(1);
    });

    it('last as long as they are used, but only until their maximum lifetime', async () => {
      const { accessToken, expiresAt } = await signIn();
      expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(LIMITS.mostDays * DAY * 1000);
      for (let days = 0; days < 18; days += 6) {
        clock.advance(6 * DAY);
        expect(await statusOf(accessToken)).toBe(200);
      }
      clock.advance(2 * DAY - 1);
      expect(await statusOf(accessToken)).toBe(200);
      clock.advance(1);
      expect(await statusOf(accessToken)).toBe(401);
    });

    it('are deleted from the database by a job after too many days without a call', async () => {
      await signIn();
      const { accessToken } = await signIn(LAPTOP);
      clock.advance((LIMITS.idleDays - 1) * DAY);
      await statusOf(accessToken);
      clock.advance(2 * DAY);
      await deleteExpiredTokens({ ...jobContext(market.db, clock.now), sessionLimits: LIMITS });
      const left = await market.db.selectFrom('accessTokens').select('device').execute();
      expect(left).toEqual([{ device: 'Firefox, Windows' }]);
    });

    it('store the time of their last use at most once in five minutes', async () => {
      const { accessToken } = await signIn();
      const used = async () => (await list(accessToken))[0]?.lastUsedAt;
      const start = await used();
      clock.advance(5 * 60 - 1);
      expect(await used()).toBe(start);
      clock.advance(1);
      expect(await used()).toBe(clock.now().toISOString());
    });

    it("give no access to the customer's cart after their end: an added product goes into a visitor's cart", async () => {
      const { accessToken } = await signIn();
      clock.advance(LIMITS.idleDays * DAY);
      const reply = await market.api.app.inject({
        method: 'POST',
        url: '/public-cart/cart-item',
        headers: bearer(accessToken),
        payload: { productUuid: PRODUCT.honey },
      });
      expect(reply.statusCode).toBe(200);
      const owners = await market.db.selectFrom('carts').select('customerUuid').execute();
      expect(owners).toEqual([{ customerUuid: null }]);
    });
  });

  describe("in the customer's list of sessions", () => {
    it('show device, abbreviated network address, start and last use, and are sorted by last use', async () => {
      const began = clock.now().toISOString();
      const phone = await signIn();
      clock.advance(DAY);
      const laptop = await signIn(LAPTOP);
      const secondDay = clock.now().toISOString();
      expect(await list(laptop.accessToken, LAPTOP)).toEqual([
        {
          uuid: expect.any(String),
          device: 'Firefox, Windows',
          network: '2001:db8:1:x',
          startedAt: secondDay,
          lastUsedAt: secondDay,
          isCurrent: true,
        },
        {
          uuid: expect.any(String),
          device: 'Chrome, Android',
          network: '203.0.113.x',
          startedAt: began,
          lastUsedAt: began,
          isCurrent: false,
        },
      ]);
      clock.advance(DAY);
      const [first] = await list(phone.accessToken, { 'x-forwarded-for': '198.51.100.1' });
      expect(first).toMatchObject({
        device: 'Chrome, Android',
        network: '198.51.100.x',
        lastUsedAt: clock.now().toISOString(),
        isCurrent: true,
      });
    });

    it('show no text from the header `user-agent`, and are not visible to other customers', async () => {
      await signIn(FORGED);
      const karima = await signIn(LAPTOP, KARIMA);
      expect(await list(karima.accessToken)).toHaveLength(1);
      const own = await list((await signIn()).accessToken);
      expect(own.map(({ device }) => device).sort()).toEqual(['Chrome, Android', null]);
    });
  });

  describe('of a customer', () => {
    it('can be ended one by one, with immediate effect', async () => {
      const laptop = await signIn(LAPTOP);
      const phone = await signIn();
      const other = (await list(phone.accessToken)).find(({ isCurrent }) => !isCurrent);
      expect(await end(phone.accessToken, `sessions/${other?.uuid}/end`)).toMatchObject({
        status: 200,
      });
      expect(await statusOf(laptop.accessToken)).toBe(401);
      expect(await list(phone.accessToken)).toHaveLength(1);
      expect(await end(phone.accessToken, `sessions/${other?.uuid}/end`)).toMatchObject({
        status: 404,
      });
    });

    it('can be ended all together, except for the current session', async () => {
      const others = [await signIn(LAPTOP), await signIn(FORGED)];
      const karima = await signIn(LAPTOP, KARIMA);
      const phone = await signIn();
      expect(await end(phone.accessToken, 'end-other-sessions')).toMatchObject({ status: 200 });
      for (const { accessToken } of others) expect(await statusOf(accessToken)).toBe(401);
      expect(await statusOf(phone.accessToken)).toBe(200);
      expect(await statusOf(karima.accessToken)).toBe(200);
    });

    it('cannot be ended by another customer, who gets a 404', async () => {
      const rahim = await signIn();
      const [session] = await list(rahim.accessToken);
      const karima = await signIn(LAPTOP, KARIMA);
      const path = `sessions/${session?.uuid}/end`;
      expect(await end(karima.accessToken, path)).toEqual({ status: 404, code: 'not-found' });
      expect(await end(karima.accessToken, path, {})).toEqual({ status: 404, code: 'not-found' });
      expect(await statusOf(rahim.accessToken)).toBe(200);
    });

    it.each<[string, object, string]>([
      ['no password', {}, 'password-needed'],
      ['a wrong password', { currentPassword: 'Passw0rd?' }, 'wrong-password'],
    ])('cannot be ended by a request with a stolen token and %s', async (_, payload, code) => {
      const owner = await signIn(LAPTOP);
      const stolen = await signIn();
      const session = (await list(stolen.accessToken)).find(({ isCurrent }) => !isCurrent);
      for (const path of [`sessions/${session?.uuid}/end`, 'end-other-sessions']) {
        expect(await end(stolen.accessToken, path, payload)).toEqual({ status: 403, code });
      }
      expect(await statusOf(owner.accessToken)).toBe(200);
    });
  });
});
