import { createTestCustomer } from '../testing/access/createCustomerFixtures';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT } from '../testing/marketUuids';
import { openGuests } from '../testing/openGuests';
import { createClock } from '../testing/openTestApi';
import { orderBody } from '../testing/orderBody';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

type Caller = 'owner' | 'other' | 'guest' | 'nobody';

/**
 * Effect of a call on the cart in its request. `used`: the call changes or reads the cart. `left
 * alone`: the cart stays unchanged. A number: the call is refused with this status.
 */
type Answer = 'used' | 'left alone' | number;

interface Row {
  call: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: (cart: string, line: string) => string;
  body?: (cart: string) => object;
  answers: Record<Caller, Answer>;
}

const query = (cart: string) => `?cartUuid=${cart}`;
const ofLine = (cart: string, line: string) => `/public-cart/cart-item/${line}${query(cart)}`;
/** As the specification says, whoever knows the uuid of a cart can use the cart. */
const BY_KEY = { owner: 'used', other: 'used', guest: 'used', nobody: 'used' } as const;

const ROWS: Row[] = [
  {
    call: 'getPublicCart',
    method: 'GET',
    url: (cart) => `/public-cart${query(cart)}`,
    answers: BY_KEY,
  },
  {
    call: 'changeCartItem',
    method: 'PATCH',
    url: ofLine,
    body: () => ({ quantity: 3 }),
    answers: BY_KEY,
  },
  { call: 'removeCartItem', method: 'DELETE', url: ofLine, answers: BY_KEY },
  {
    call: 'moveCartItem',
    method: 'POST',
    url: (cart, line) => `/public-cart/cart-item/${line}/move${query(cart)}`,
    body: () => ({ to: 'saved' }),
    answers: BY_KEY,
  },
  {
    call: 'applyPromoCode',
    method: 'POST',
    url: (cart) => `/public-cart/promo-code${query(cart)}`,
    body: () => ({ code: 'EID10' }),
    answers: BY_KEY,
  },
  {
    call: 'removePromoCode',
    method: 'DELETE',
    url: (cart) => `/public-cart/promo-code${query(cart)}`,
    answers: BY_KEY,
  },
  // A signed-in customer cannot add to, claim or order the cart of another customer.
  {
    call: 'addCartItem',
    method: 'POST',
    url: () => '/public-cart/cart-item',
    body: (cartUuid) => ({ productUuid: PRODUCT.rui, cartUuid }),
    answers: { ...BY_KEY, other: 'left alone' },
  },
  {
    call: 'claimCart',
    method: 'POST',
    url: () => '/public-cart/claim',
    body: (cartUuid) => ({ cartUuid }),
    answers: { owner: 'used', other: 'left alone', guest: 401, nobody: 401 },
  },
  {
    call: 'placeOrder',
    method: 'POST',
    url: () => '/order',
    body: orderBody,
    answers: { owner: 'used', other: 409, guest: 'used', nobody: 401 },
  },
];

describe('a customer’s cart whose uuid somebody else knows', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { ...WITH_SANDBOX, now: clock.now });
  const guests = openGuests(market, clock);
  let tokens: Record<Caller, string | undefined>;
  let cart: string;

  beforeEach(async () => {
    const { db } = market;
    await createTestMarket(db);
    const [owner, other] = [await createTestCustomer(db), await createTestCustomer(db)];
    tokens = { owner: owner.token, other: other.token, guest: undefined, nobody: undefined };
    [cart = ''] = await createTestCarts(db, 1, PRODUCT.rui);
    const customerUuid = owner.uuid;
    const updatedAt = clock.now();
    await db.updateTable('carts').set({ customerUuid, updatedAt }).execute();
    await db
      .insertInto('promoCodes')
      .values({ code: 'EID10', kind: 'percent', value: 10, maxUsesPerCustomer: 1 })
      .execute();
  });

  const lines = () =>
    market.db.selectFrom('cartItems').selectAll().where('cartUuid', '=', cart).execute();
  const cartRow = () =>
    market.db
      .selectFrom('carts')
      .select(['customerUuid', 'promoCode'])
      .where('uuid', '=', cart)
      .executeTakeFirst();

  const cells = ROWS.flatMap((row) =>
    (['owner', 'other', 'guest', 'nobody'] as const).map(
      (caller) => [row.call, row.answers[caller], caller, row] as const,
    ),
  );

  it.each(cells)(
    'after the call %s is "%s" if the caller is "%s" (a number: the call is refused with this status)',
    async (_call, answer, caller, { method, url, body }) => {
      const token = caller === 'guest' ? await guests.verifiedGuest() : tokens[caller];
      const held = await lines();
      const before = [held, await cartRow()];
      const reply = await market.api.app.inject({
        method,
        url: url(cart, held[0]?.uuid ?? ''),
        payload: body?.(cart),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      if (typeof answer === 'number') expect(reply.statusCode).toBe(answer);
      else expect(reply.statusCode).toBe(200);
      if (answer === 'used') expect(reply.body).toContain(PRODUCT.rui);
      else expect([await lines(), await cartRow()]).toEqual(before);
    },
  );
});
