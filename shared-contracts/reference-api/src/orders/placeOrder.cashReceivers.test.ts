import { callApi } from '@marketplace/contracts/api/client';
import { type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { createTestCustomer } from '../testing/access/createCustomerFixtures';
import { visitorWith } from '../testing/openTestApi';
import { ADDRESS, orderBody } from '../testing/orderBody';
import { CASH, serveStrictShop } from '../testing/serveStrictShop';

const MOST = 3;
/** Number of rounds. It is large enough that concurrent orders overlap in at least one round. */
const ROUNDS = 6;
type Method = Order['paymentMethod'];

describe('cash orders that several accounts send to one phone', () => {
  const shop = serveStrictShop({ openCashOrders: MOST, openCashTaka: 1_000_000 });
  const refusal = {
    status: 409,
    code: 'cash-limit',
    message: `At most ${MOST} cash orders to one phone can be on the way at once. Pay this order online, wait until one is delivered, or call support`,
  };
  const TO = '01711000009';
  // Spellings that a courier reads as the same phone.
  const SPELLINGS = [TO, '+880 1711-000009', '8801711000009', '০১৭১১০০০০০৯', '1711000009'];

  /** Creates accounts that have different verified phones. */
  async function accounts(count: number) {
    const made: Request[] = [];
    for (let n = 0; n < count; n += 1) {
      made.push(visitorWith((await createTestCustomer(shop.market.db)).token));
    }
    return made;
  }
  async function send(
    request: Request,
    phone: string,
    over: { cart?: string; method?: Method } = {},
  ) {
    const cartUuid = over.cart ?? (await shop.carts(1))[0] ?? '';
    const body = { ...orderBody(cartUuid), paymentMethod: over.method ?? CASH };
    const shippingAddress = { ...ADDRESS, phone };
    return callApi(placeOrder, { request, body: { ...body, shippingAddress } });
  }

  it('never exceed the limit, even if concurrent orders spell the phone differently from earlier orders', async () => {
    const three = await accounts(3);
    for (const giver of three.slice(1)) await send(giver, TO);
    for (const phone of SPELLINGS) {
      const carts = await shop.differentCarts();
      const results = await Promise.allSettled(
        three.map((account, n) => send(account, phone, { cart: carts[n] })),
      );
      const placed = results.flatMap((result) =>
        result.status === 'fulfilled' ? result.value.uuid : [],
      );
      expect([phone, placed.length]).toEqual([phone, 1]);
      const refused = results.filter(({ status }) => status === 'rejected');
      const limit = { status: 409, code: 'cash-limit' };
      expect(refused).toMatchObject(refused.map(() => ({ reason: limit })));
      await shop.deliver(placed);
    }
  });

  it('are refused above the limit even from a new account, unless they are paid online, have another phone, or are placed after a delivery', async () => {
    const [giver, other, third] = await accounts(3);
    if (!giver || !other || !third) throw new Error('too few accounts');
    const first = await send(giver, TO);
    for (let count = 1; count < MOST; count += 1) await send(other, TO);
    await expect(send(third, TO)).rejects.toMatchObject(refusal);
    await expect(send(third, TO, { method: 'bkash' })).resolves.toMatchObject({
      paymentMethod: 'bkash',
    });
    await expect(send(third, '01711000008')).resolves.toMatchObject({ paymentMethod: CASH });
    await shop.deliver([first.uuid]);
    await expect(send(third, TO)).resolves.toMatchObject({ paymentMethod: CASH });
  });

  it('never exceed the limit, even if an unpaid online order is changed to cash', async () => {
    const [giver, other] = await accounts(2);
    if (!giver || !other) throw new Error('too few accounts');
    for (let count = 0; count < MOST; count += 1) await send(giver, TO);
    const { uuid } = await send(other, TO, { method: 'bkash' });
    const inCash = { request: other, params: { id: uuid }, body: { method: CASH } };
    await expect(callApi(startPayment, inCash)).rejects.toMatchObject(refusal);
  });

  it("never deadlock if two accounts simultaneously send orders to each other's phones", async () => {
    const one = await createTestCustomer(shop.market.db);
    const other = await createTestCustomer(shop.market.db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [cart, another] = await shop.differentCarts();
      const placed = await Promise.all([
        send(visitorWith(one.token), other.phone, { cart }),
        send(visitorWith(other.token), one.phone, { cart: another }),
      ]);
      await shop.deliver(placed.map(({ uuid }) => uuid));
    }
  });
});
