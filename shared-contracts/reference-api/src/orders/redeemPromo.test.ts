import { randomUUID } from 'node:crypto';
import { deleteAccount } from '@marketplace/contracts/api/account';
import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { cancelMyOrder, placeOrder } from '@marketplace/contracts/api/orders';
import { applyPromoCode, removePromoCode } from '@marketplace/contracts/api/promoCodes';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CATEGORY, CUSTOMER, PRODUCT, SHOP, UNKNOWN } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { fillCart, orderBody } from '../testing/orderBody';
import { findInconsistentOrders } from '../testing/orderInvariants';
import { serveMarket } from '../testing/serveMarket';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

const WRONG = { status: 404, message: 'This promo code is wrong or no longer valid' };

describe('a promo code', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let rahim: Request;
  let karima: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
    karima = await market.api.visit('01711000002');
  }, OPEN_LIMIT_MS);

  afterEach(async () => {
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });

  const create = (changes: Partial<Insertable<Schema['promoCodes']>> = {}) =>
    market.db
      .insertInto('promoCodes')
      .values({ code: 'EID10', kind: 'percent', value: 10, maxUsesPerCustomer: 1, ...changes })
      .execute();
  const fill = () => fillCart([{ productUuid: PRODUCT.rui, quantity: 2 }]);
  const apply = (cartUuid: string, code = 'EID10') =>
    callApi(applyPromoCode, { query: { cartUuid }, body: { code } });
  const place = (cartUuid: string, request: Request, expectedTotal?: number) =>
    callApi(placeOrder, { request, body: { ...orderBody(cartUuid), expectedTotal } });
  const usesOf = async () => {
    const row = await market.db.selectFrom('promoCodes').select('uses').executeTakeFirst();
    return row?.uses;
  };
  it('is not used up by an order that costs so little that the discount is zero', async () => {
    await create();
    const products = market.db.updateTable('products').set({ pricePaisa: 50 });
    await products.where('uuid', '=', PRODUCT.rui).execute();
    const cartUuid = await fill();
    await apply(cartUuid);
    await place(cartUuid, rahim);
    expect(await usesOf()).toBe(0);
  });

  it('stays applied to a cart after all products were removed from the cart', async () => {
    await create();
    const cartUuid = await fill();
    await apply(cartUuid);
    await market.db.deleteFrom('cartItems').execute();
    clearApiCache();
    const cart = await callApi(getPublicCart, { query: { cartUuid } });
    expect(cart).toMatchObject({ cartItems: [], promo: { code: 'EID10', discount: 0 } });
  });

  /**
   * Fills carts with a different product each. If they contained the same product, their orders
   * would wait for its stock and so never compete for the promo code.
   */
  const fillMany = async (count: number) => {
    const products = Array.from({ length: count }, (_, index) => ({
      uuid: randomUUID(),
      shopUuid: SHOP.padma,
      categoryUuid: CATEGORY.river,
      handle: `fish-${index}`,
      name: `Fish ${index}`,
      description: '',
      pricePaisa: 35_050,
      inventoryQuantity: 5,
      trackQuantity: true,
      sellStockout: false,
      hasVariants: false,
    }));
    await market.db.insertInto('products').values(products).execute();
    const carts: string[] = [];
    for (const { uuid } of products) carts.push(...(await createTestCarts(market.db, 1, uuid)));
    await market.db.updateTable('carts').set({ promoCode: 'EID10' }).execute();
    return carts;
  };

  it('gives the same discount in cart and order, and is removed from the cart when the order is placed', async () => {
    await create();
    const cartUuid = await fill();
    expect(await apply(cartUuid, ' eid ১০')).toMatchObject({
      subtotal: 701,
      promo: { code: 'EID10', discount: 70.1, refusal: null },
    });
    const order = await place(cartUuid, rahim, 690.9);
    expect(order).toMatchObject({
      subtotal: 701,
      deliveryCharge: 60,
      discount: 70.1,
      promoCode: 'EID10',
      total: 690.9,
    });
    const payment = await market.db.selectFrom('payments').select('amountPaisa').executeTakeFirst();
    expect(payment?.amountPaisa).toBe(69_090);
    clearApiCache();
    expect((await callApi(getPublicCart, { query: { cartUuid } })).promo ?? null).toBeNull();
  });

  it('is used by 5 of 20 concurrent orders if its limit is 5', async () => {
    await create({ maxUses: 5, maxUsesPerCustomer: null });
    const carts = await fillMany(20);
    const results = await Promise.allSettled(carts.map((cart) => place(cart, rahim, 375.45)));
    const placed = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(placed).toHaveLength(5);
    expect(placed.every(({ discount }) => discount === 35.05)).toBe(true);
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['409 cart-changed']),
    );
    expect(await usesOf()).toBe(5);
  });

  it('is used only once if a customer orders ten carts simultaneously', async () => {
    await create();
    const carts = await fillMany(10);
    const results = await Promise.allSettled(carts.map((cart) => place(cart, rahim)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        status: 409,
        code: 'promo-used',
        message: 'You have used the promo code EID10 already. Remove it from your cart to go on',
      },
    });
    expect(await usesOf()).toBe(1);
  });

  it('can be used only once per customer, who can then still order without it', async () => {
    await create();
    for (const [customer, uses] of [
      [rahim, 1],
      [karima, 2],
    ] as const) {
      const cartUuid = await fill();
      await apply(cartUuid);
      await place(cartUuid, customer);
      expect(await usesOf()).toBe(uses);
    }
    const cartUuid = await fill();
    await apply(cartUuid);
    await expect(place(cartUuid, rahim)).rejects.toMatchObject({ code: 'promo-used' });
    await callApi(removePromoCode, { query: { cartUuid } });
    expect((await place(cartUuid, rahim, 761)).discount).toBe(0);
  });

  it('can be used again after the order with which it was used was cancelled', async () => {
    await create({ maxUses: 1 });
    const cartUuid = await fill();
    await apply(cartUuid);
    const { uuid } = await place(cartUuid, rahim);
    await callApi(cancelMyOrder, { request: rahim, params: { id: uuid }, body: {} });
    expect(await usesOf()).toBe(0);
    const again = await fill();
    await apply(again);
    expect((await place(again, rahim)).discount).toBe(70.1);
  });

  it('gives no discount if the subtotal is below its minimum, and the cart then states this reason', async () => {
    await create({ minimumPaisa: 80_000 });
    const cartUuid = await fill();
    expect((await apply(cartUuid)).promo).toEqual({
      code: 'EID10',
      discount: 0,
      minimum: 800,
      refusal: 'below-minimum',
    });
    expect((await place(cartUuid, rahim, 761)).discount).toBe(0);
    expect(await usesOf()).toBe(0);
  });

  it('causes a refusal of the order if it has expired after the cart showed its discount', async () => {
    await create({ endsAt: new Date(clock.now().getTime() + 60_000) });
    const cartUuid = await fill();
    await apply(cartUuid);
    clock.advance(60);
    await expect(place(cartUuid, rahim, 690.9)).rejects.toMatchObject({
      status: 409,
      code: 'cart-changed',
    });
    clearApiCache();
    const cart = await callApi(getPublicCart, { query: { cartUuid } });
    expect(cart.promo).toMatchObject({ discount: 0, refusal: 'over' });
    expect((await place(cartUuid, rahim, 761)).total).toBe(761);
  });

  it('gives the same error if it is unknown, expired, not valid yet, or used up', async () => {
    const past = new Date(clock.now().getTime() - 1000);
    const later = new Date(clock.now().getTime() + 1000);
    await create({ code: 'PAST', endsAt: past });
    await create({ code: 'LATER', startsAt: later });
    await create({ code: 'USED', maxUses: 1, uses: 1 });
    const cartUuid = await fill();
    for (const code of ['NEVER', 'PAST', 'LATER', 'USED', "'; drop table carts; --"]) {
      await expect(apply(cartUuid, code)).rejects.toMatchObject(WRONG);
    }
  });

  it('cannot be guessed with one cart, because attempts per cart are limited', async () => {
    await create();
    const cartUuid = await fill();
    for (let guess = 0; guess < 10; guess += 1) {
      // Half of the attempts have the cart's uuid in upper case. They must count for the same cart.
      const written = guess % 2 ? cartUuid.toUpperCase() : cartUuid;
      await expect(apply(written, `GUESS${guess}`)).rejects.toMatchObject(WRONG);
    }
    await expect(apply(cartUuid)).rejects.toMatchObject({ status: 429 });
    clock.advance(15 * 60);
    expect((await apply(cartUuid)).promo?.code).toBe('EID10');
  });

  it('cannot be guessed with many carts, because attempts per network are limited', async () => {
    const carts = await createTestCarts(market.db, 61, PRODUCT.rui);
    const statuses: number[] = [];
    for (const cartUuid of carts) {
      const error = await apply(cartUuid, 'GUESS').catch((thrown: { status: number }) => thrown);
      statuses.push('status' in error ? error.status : 200);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    clock.advance(15 * 60);
  });

  it.each([UNKNOWN, 'not-a-uuid', ''])(
    'can neither be applied to nor removed from a cart with the unknown or invalid uuid "%s"',
    async (cartUuid) => {
      await create();
      await expect(apply(cartUuid)).rejects.toMatchObject({ status: 404 });
      await expect(callApi(removePromoCode, { query: { cartUuid } })).rejects.toMatchObject({
        status: 404,
      });
    },
  );

  it('counts uses by a deleted account with the same phone', async () => {
    await create();
    const first = await fill();
    await apply(first);
    await place(first, rahim);
    await market.db.updateTable('orders').set({ status: 'delivered' }).execute();
    await callApi(deleteAccount, { request: rahim, body: { currentPassword: PASSWORD } });
    const uses = await market.db.selectFrom('promoUses').select('phone').execute();
    expect(uses).toEqual([{ phone: expect.stringMatching(/^scrypt:[\w-]{43}$/) }]);
    await market.db
      .updateTable('customers')
      .set({ phone: '+8801711000001' })
      .where('uuid', '=', CUSTOMER.karima)
      .execute();
    const second = await fill();
    await apply(second);
    await expect(place(second, karima)).rejects.toMatchObject({ status: 409, code: 'promo-used' });
    await market.db
      .updateTable('customers')
      .set({ phone: '+8801711000003' })
      .where('uuid', '=', CUSTOMER.karima)
      .execute();
    await expect(place(second, karima)).resolves.toBeDefined();
  });
});
