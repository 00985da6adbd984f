import { issueToken } from '../http/accessTokens';
import { consumeRateLimits } from '../http/rateLimits';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { NEW_CARTS } from './cartHandlers';

const NETWORK = '203.0.113.7';

describe('a network that has created as many carts as it may', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let cartUuid = '';

  async function add(payload: object, { network = NETWORK, token = '' } = {}) {
    const reply = await market.api.app.inject({
      method: 'POST',
      url: '/public-cart/cart-item',
      headers: {
        'x-forwarded-for': network,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: { productUuid: PRODUCT.honey, ...payload },
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    cartUuid = (await add({})).body.uuid;
    const uses = NEW_CARTS.most - 1;
    const context = { db: market.db, now: clock.now };
    await consumeRateLimits(context, [{ limit: NEW_CARTS, subject: NETWORK, uses }]);
  });

  it.each([
    ['no cart', {}],
    ['an unknown cart', { cartUuid: '0f0c1d1e-0000-4000-8000-0000000009ff' }],
    ['a damaged cart cookie', { cartUuid: 'damaged' }],
  ])('creates no cart for a visitor who has %s, until an hour has passed', async (_, payload) => {
    expect(await add(payload)).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    expect(await market.db.selectFrom('carts').select('uuid').execute()).toEqual([
      { uuid: cartUuid },
    ]);
    clock.advance(NEW_CARTS.windowMinutes * 60);
    expect((await add(payload)).status).toBe(200);
  });

  it('does not stop visitors with a cart, signed-in customers, and other networks', async () => {
    const token = (await issueToken(market.db, CUSTOMER.rahim, clock.now())).accessToken;
    expect(await add({ cartUuid })).toMatchObject({ status: 200, body: { uuid: cartUuid } });
    expect((await add({}, { token })).status).toBe(200);
    expect((await add({}, { network: '198.51.100.1' })).status).toBe(200);
  });
});
