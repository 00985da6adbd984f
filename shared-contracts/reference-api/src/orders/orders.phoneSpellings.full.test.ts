import { createTestCustomer } from '../testing/access/createCustomerFixtures';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { ADDRESS, orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const PHONE = '01711000009';
const STORED = '+8801711000009';
/** Spellings that a courier reads as the same phone. */
const SPELLINGS = [
  '8801711000009',
  '+8801711000009',
  '1711000009',
  '008801711000009',
  '+88001711000009',
  '+888801711000009',
  '+880 1711-000 009',
  '০১৭১১০০০০০৯',
  '+880 01711-000009',
  '\u202A+880\u00A01711\u2011000009\u202C',
  '(+880) 1711.000009\u200B',
];
/** Numbers that are too long, too short, or from another country. */
const NO_PHONES = ['017110000090', '01711000009 0', '0171100000', '+4915112345678'];

describe('a phone', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });

  beforeEach(() => createTestMarket(market.db));
  // Advances the clock by a day, so that no rate limit for codes affects the next test.
  afterEach(() => clock.advance(24 * 3600));

  const signUp = (phone: string) =>
    openAccounts(market.api).post('signup', {
      fullName: 'Nasrin',
      phone,
      password: 'river at dawn',
    });
  const refused = (field: string) => ({
    status: 400,
    body: { message: [expect.stringMatching(`^${field} must be a phone number of Bangladesh`)] },
  });

  it.each(SPELLINGS)(
    'belongs to only one account if a second sign-up spells it %s, and is accepted in this spelling at sign-in',
    async (spelling) => {
      await signUp(PHONE);
      clock.advance(60);
      expect((await signUp(spelling)).status).toBe(200);
      const customers = await market.db
        .selectFrom('customers')
        .select('phone')
        .where('fullName', '=', 'Nasrin')
        .execute();
      expect(customers).toEqual([{ phone: STORED }]);
      const { post } = openAccounts(market.api);
      const given = { emailOrPhone: spelling, password: 'river at dawn' };
      expect((await post('signin', given)).status).toBe(200);
    },
  );

  it.each(NO_PHONES)(
    'is refused for sign-ups and guests if it is %s, which is not a phone number of Bangladesh',
    async (phone) => {
      expect(await signUp(phone)).toMatchObject(refused('phone'));
      const reply = await market.api.app.inject({
        method: 'POST',
        url: '/order/guest/code',
        payload: { phone },
      });
      expect(reply.statusCode).toBe(400);
    },
  );

  describe('in an address', () => {
    async function send(
      shipping: string,
      { method = 'POST', url = '/order' }: { method?: 'POST' | 'PATCH'; url?: string } = {},
    ) {
      const { token } = await createTestCustomer(market.db);
      const [cart = ''] = await createTestCarts(market.db, 1, PRODUCT.rui);
      const address = { ...ADDRESS, phone: shipping };
      const order = { ...orderBody(cart), shippingAddress: address, billingAddress: address };
      const reply = await market.api.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        payload: url === '/order' ? order : address,
      });
      return { status: reply.statusCode, body: reply.json() };
    }

    it.each(SPELLINGS)('is stored in normal form if it is spelled %s', async (spelling) => {
      expect((await send(spelling)).body).toMatchObject({
        shippingAddress: { phone: STORED },
        billingAddress: { phone: STORED },
      });
      expect((await send(spelling, { url: '/order/shipping-address' })).body).toMatchObject({
        phone: STORED,
      });
    });

    it.each(NO_PHONES)(
      'is refused if it is %s, which is not a phone number of Bangladesh',
      async (phone) => {
        expect(await send(phone)).toMatchObject(refused('shippingAddress.phone'));
        expect(await send(phone, { url: '/order/shipping-address' })).toMatchObject(
          refused('phone'),
        );
      },
    );

    it('can be a landline', async () => {
      expect((await send('02-55012345')).body).toMatchObject({
        shippingAddress: { phone: '+880255012345' },
      });
    });
  });
});
