import { callApi } from '@marketplace/contracts/api/client';
import { listMyOrders, type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { sql } from 'kysely';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, VARIANT } from '../testing/marketUuids';
import { fillCart, orderBody } from '../testing/orderBody';
import { countPieces, findInconsistentOrders } from '../testing/orderInvariants';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('placing an order on $database', ({ open }) => {
  const market = serveMarket(open);
  let rahim: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });

  afterEach(async () => {
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });

  const place = (cartUuid: string, idempotencyKey?: string, changes: object = {}) =>
    callApi(placeOrder, {
      request: rahim,
      body: { ...orderBody(cartUuid), ...changes },
      idempotencyKey,
    });

  const stockOf = async (productUuid: string) => {
    const { inventoryQuantity } = await market.db
      .selectFrom('products')
      .select('inventoryQuantity')
      .where('uuid', '=', productUuid)
      .executeTakeFirstOrThrow();
    return inventoryQuantity;
  };

  /** All at once, with a key each: a buyer whom a busy server refuses may safely retry. */
  const placeAll = async (carts: string[]): Promise<number[]> => {
    const results = await Promise.allSettled(carts.map((cart) => place(cart, `key-${cart}`)));
    return results.map((result) => (result.status === 'fulfilled' ? 200 : result.reason.status));
  };

  const orderCount = async () =>
    (await callApi(listMyOrders, { request: rahim })).paginationStatus.totalItems;

  it('sells the last piece to one of two buyers and tells the other', async () => {
    const carts = [
      await fillCart([{ productUuid: PRODUCT.hilsa, quantity: 1 }]),
      await fillCart([{ productUuid: PRODUCT.hilsa, quantity: 1 }]),
    ];
    const results = await Promise.allSettled(carts.map((cartUuid) => place(cartUuid)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      {
        reason: { status: 409, code: 'out-of-stock', message: 'Hilsa 100% Padma is out of stock' },
      },
    ]);
    expect(await stockOf(PRODUCT.hilsa)).toBe(0);
    expect(await orderCount()).toBe(1);
  });

  it('sells exactly fifty of fifty pieces to 200 buyers at once', async () => {
    await sql`update products set inventory_quantity = 50 where handle = 'rui-fish'`.execute(
      market.db,
    );
    const pieces = await countPieces(market.db);
    const statuses = await placeAll(await createTestCarts(market.db, 200, PRODUCT.rui));
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 409)).toHaveLength(150);
    expect(await stockOf(PRODUCT.rui)).toBe(0);
    expect(await countPieces(market.db)).toBe(pieces);
  }, 60_000);

  const yesNo = [true, false];
  const combinations = yesNo.flatMap((hasVariants) =>
    yesNo.flatMap((trackQuantity) =>
      yesNo.map((sellStockout) => ({ hasVariants, trackQuantity, sellStockout })),
    ),
  );

  it.each(combinations)(
    'sells what may be sold to 20 buyers at once with %j',
    async ({ hasVariants, trackQuantity, sellStockout }) => {
      const rules = { trackQuantity, sellStockout, inventoryQuantity: 6 };
      await market.db.updateTable('products').set(rules).where('uuid', '=', PRODUCT.rui).execute();
      await market.db.updateTable('productVariants').set(rules).execute();
      const pieces = await countPieces(market.db);
      const carts = hasVariants
        ? await createTestCarts(market.db, 20, PRODUCT.jar, VARIANT.smallJar)
        : await createTestCarts(market.db, 20, PRODUCT.rui);
      const sold = (await placeAll(carts)).filter((status) => status === 200).length;
      const forSale = sellStockout ? 20 : 6;
      expect(sold).toBe(trackQuantity ? forSale : 0);
      expect(await countPieces(market.db)).toBe(pieces);
    },
    60_000,
  );

  it('takes nothing when one of several lines is short, and names it', async () => {
    const wanted = [
      { productUuid: PRODUCT.rui, quantity: 2 },
      { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar, quantity: 5 },
    ];
    const cartUuid = await fillCart(wanted);
    await sql`update product_variants set inventory_quantity = 3`.execute(market.db);
    await expect(place(cartUuid)).rejects.toMatchObject({
      status: 409,
      message: 'Only 3 of Mango Pickle (Small) are left',
    });
    expect(await stockOf(PRODUCT.rui)).toBe(10);
    const cart = await callApi(getPublicCart, { query: { cartUuid } });
    expect(cart.cartItems.map(({ isAvailable }) => isAvailable)).toEqual([true, false]);
    expect(cart.cartItems[1]?.availableQuantity).toBe(3);
  });

  it('lets what may be sold out go below nothing, and keeps count', async () => {
    await place(await fillCart([{ productUuid: PRODUCT.honey, quantity: 7 }]));
    expect(await stockOf(PRODUCT.honey)).toBe(-7);
  });

  it('refuses what stopped being for sale while it lay in the cart', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    await sql`update products set track_quantity = false`.execute(market.db);
    await expect(place(cartUuid)).rejects.toMatchObject({ message: 'Rui Fish is out of stock' });
  });

  it("takes today's price, or refuses it when the shopper saw another", async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 3 }]);
    await sql`update products set price_paisa = 40010 where handle = 'rui-fish'`.execute(market.db);
    await expect(place(cartUuid, undefined, { expectedSubtotal: 1051.5 })).rejects.toMatchObject({
      status: 409,
      code: 'cart-changed',
      message: 'Your cart changed: it costs ৳1,200.30 now and not ৳1,051.50. Please check it again',
    });
    expect(await stockOf(PRODUCT.rui)).toBe(10);
    expect((await place(cartUuid)).subtotal).toBe(1200.3);
  });

  it('makes one order of one key, one after the other', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const first = await place(cartUuid, 'key-in-sequence');
    const second = await place(cartUuid, 'key-in-sequence');
    expect(second).toEqual(first);
    expect(await stockOf(PRODUCT.rui)).toBe(9);
  });

  it('makes one order of one key, twenty at once', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => place(cartUuid, 'key-at-once')),
    );
    expect(new Set(replies.map(({ uuid }: Order) => uuid)).size).toBe(1);
    expect(await orderCount()).toBe(1);
    expect(await stockOf(PRODUCT.rui)).toBe(9);
  });

  it('refuses a key that comes back with another body', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    await place(cartUuid, 'key-reused');
    await expect(place(cartUuid, 'key-reused', { note: 'other' })).rejects.toMatchObject({
      status: 409,
      code: 'idempotency-key-reused',
    });
  });

  it('releases a key when its order was refused', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.hilsa, quantity: 1 }]);
    await sql`update products set inventory_quantity = 0 where handle = 'hilsa'`.execute(market.db);
    await expect(place(cartUuid, 'key-refused')).rejects.toMatchObject({ status: 409 });
    await sql`update products set inventory_quantity = 1 where handle = 'hilsa'`.execute(market.db);
    expect((await place(cartUuid, 'key-refused')).total).toBe(1260);
  });

  it('orders one cart once, however often it is sent without a key', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const results = await Promise.allSettled([place(cartUuid), place(cartUuid), place(cartUuid)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(PRODUCT.rui)).toBe(9);
  });

  it('refuses an empty or unknown cart, and a way to pay it does not offer', async () => {
    await expect(place('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      status: 409,
      code: 'cart-empty',
    });
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    await expect(place(cartUuid, undefined, { paymentMethod: 'nagad' })).rejects.toMatchObject({
      status: 400,
      message: 'Paying by nagad is not offered here; choose cash-on-delivery',
    });
  });
});
