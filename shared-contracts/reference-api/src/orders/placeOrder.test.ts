import { callApi } from '@marketplace/contracts/api/client';
import { listMyOrders, type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { workload } from '@marketplace/contracts/testing/workload';
import { sql } from 'kysely';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, VARIANT } from '../testing/marketUuids';
import { fillCart, orderBody } from '../testing/orderBody';
import { countPieces, findInconsistentOrders } from '../testing/orderInvariants';
import { serveMarket } from '../testing/serveMarket';
import { OPEN_LIMIT_MS, TEST_DATABASES, type TestDatabase } from '../testing/testDatabases';

const PIECES = workload({ gate: 15, soak: 50 });
const BUYERS = 4 * PIECES;
/**
 * Creates a new market before each test, in which Rahim places orders. After each test, checks that
 * all orders are consistent.
 */
function serveShop(open: () => Promise<TestDatabase>) {
  const market = serveMarket(open);
  let rahim: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  }, OPEN_LIMIT_MS);

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

  /**
   * Orders all carts simultaneously. Each request has an idempotency key of its own, so that the
   * client can repeat it after a 503.
   */
  const placeAll = async (carts: string[]): Promise<number[]> => {
    const results = await Promise.allSettled(carts.map((cart) => place(cart, `key-${cart}`)));
    return results.map((result) => (result.status === 'fulfilled' ? 200 : result.reason.status));
  };

  const orderCount = async () =>
    (await callApi(listMyOrders, { request: rahim })).paginationStatus.totalItems;

  return {
    get db() {
      return market.db;
    },
    place,
    placeAll,
    stockOf,
    orderCount,
  };
}

describe.each(TEST_DATABASES)('placing several orders simultaneously on $database', ({ open }) => {
  const shop = serveShop(open);

  it('sells the last piece to one of two buyers and refuses the other', async () => {
    const carts = [
      await fillCart([{ productUuid: PRODUCT.hilsa, quantity: 1 }]),
      await fillCart([{ productUuid: PRODUCT.hilsa, quantity: 1 }]),
    ];
    const results = await Promise.allSettled(carts.map((cartUuid) => shop.place(cartUuid)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      {
        reason: { status: 409, code: 'out-of-stock', message: 'Hilsa 100% Padma is out of stock' },
      },
    ]);
    expect(await shop.stockOf(PRODUCT.hilsa)).toBe(0);
    expect(await shop.orderCount()).toBe(1);
  });

  it(
    `sells all ${PIECES} pieces and no more if ${BUYERS} buyers want one each`,
    async () => {
      await sql`update products set inventory_quantity = ${PIECES} where handle = 'rui-fish'`.execute(
        shop.db,
      );
      const pieces = await countPieces(shop.db);
      const statuses = await shop.placeAll(await createTestCarts(shop.db, BUYERS, PRODUCT.rui));
      expect(statuses.filter((status) => status === 200)).toHaveLength(PIECES);
      expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - PIECES);
      expect(await shop.stockOf(PRODUCT.rui)).toBe(0);
      expect(await countPieces(shop.db)).toBe(pieces);
    },
    OPEN_LIMIT_MS,
  );

  it('creates only one order if the same request with the same key arrives twenty times', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => shop.place(cartUuid, 'key-at-once')),
    );
    expect(new Set(replies.map(({ uuid }: Order) => uuid)).size).toBe(1);
    expect(await shop.orderCount()).toBe(1);
    expect(await shop.stockOf(PRODUCT.rui)).toBe(9);
  });

  it('creates only one order per cart, even if the request arrives several times without a key', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const results = await Promise.allSettled([
      shop.place(cartUuid),
      shop.place(cartUuid),
      shop.place(cartUuid),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.stockOf(PRODUCT.rui)).toBe(9);
  });
});

describe.each(TEST_DATABASES)('placing an order on $database', ({ open }) => {
  const shop = serveShop(open);

  const yesNo = [true, false];
  const combinations = yesNo.flatMap((hasVariants) =>
    yesNo.flatMap((trackQuantity) =>
      yesNo.map((sellStockout) => ({ hasVariants, trackQuantity, sellStockout })),
    ),
  );

  it.each(combinations)(
    'sells the right number of pieces to 20 concurrent buyers if the product has %j',
    async ({ hasVariants, trackQuantity, sellStockout }) => {
      const rules = { trackQuantity, sellStockout, inventoryQuantity: 6 };
      await shop.db.updateTable('products').set(rules).where('uuid', '=', PRODUCT.rui).execute();
      await shop.db.updateTable('productVariants').set(rules).execute();
      const pieces = await countPieces(shop.db);
      const carts = hasVariants
        ? await createTestCarts(shop.db, 20, PRODUCT.jar, VARIANT.smallJar)
        : await createTestCarts(shop.db, 20, PRODUCT.rui);
      const sold = (await shop.placeAll(carts)).filter((status) => status === 200).length;
      const forSale = sellStockout ? 20 : 6;
      expect(sold).toBe(trackQuantity ? forSale : 0);
      expect(await countPieces(shop.db)).toBe(pieces);
    },
    60_000,
  );

  it('takes nothing from stock if one of several products is short, names that product, and marks it in the cart', async () => {
    const wanted = [
      { productUuid: PRODUCT.rui, quantity: 2 },
      { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar, quantity: 5 },
    ];
    const cartUuid = await fillCart(wanted);
    await sql`update product_variants set inventory_quantity = 3`.execute(shop.db);
    await expect(shop.place(cartUuid)).rejects.toMatchObject({
      status: 409,
      message: 'Only 3 of Mango Pickle (Small) are left',
    });
    expect(await shop.stockOf(PRODUCT.rui)).toBe(10);
    const cart = await callApi(getPublicCart, { query: { cartUuid } });
    expect(cart.cartItems.map(({ isAvailable }) => isAvailable)).toEqual([true, false]);
    expect(cart.cartItems[1]?.availableQuantity).toBe(3);
  });

  it('makes the stock negative if the product may be sold without a stock limit', async () => {
    await shop.place(await fillCart([{ productUuid: PRODUCT.honey, quantity: 7 }]));
    expect(await shop.stockOf(PRODUCT.honey)).toBe(-7);
  });

  // @spec 5.25
  it('refuses products that were withdrawn after they were added to the cart', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    await sql`update products set track_quantity = false`.execute(shop.db);
    await expect(shop.place(cartUuid)).rejects.toMatchObject({
      message: 'Rui Fish is out of stock',
    });
  });

  it("charges today's price, but is refused if the shopper saw another price", async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 3 }]);
    await sql`update products set price_paisa = 40010 where handle = 'rui-fish'`.execute(shop.db);
    await expect(
      shop.place(cartUuid, undefined, { expectedSubtotal: 1051.5 }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'cart-changed',
      message: 'Your cart changed: it costs ৳1,200.30 now and not ৳1,051.50. Please check it again',
    });
    expect(await shop.stockOf(PRODUCT.rui)).toBe(10);
    expect((await shop.place(cartUuid)).subtotal).toBe(1200.3);
  });

  it('is refused if delivery costs more than the cart showed to the shopper', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const seen = { expectedSubtotal: 350.5, expectedTotal: 410.5 };
    await sql`update shops set delivery_charge_paisa = 9000`.execute(shop.db);
    await expect(shop.place(cartUuid, undefined, seen)).rejects.toMatchObject({
      status: 409,
      code: 'cart-changed',
      message: 'Your cart changed: it costs ৳440.50 now and not ৳410.50. Please check it again',
    });
    expect(await shop.stockOf(PRODUCT.rui)).toBe(10);
    expect((await shop.place(cartUuid, undefined, { expectedTotal: 440.5 })).total).toBe(440.5);
  });

  it('creates no second order if the request is repeated later with the same key', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const first = await shop.place(cartUuid, 'key-in-sequence');
    const second = await shop.place(cartUuid, 'key-in-sequence');
    expect(second).toEqual(first);
    expect(await shop.stockOf(PRODUCT.rui)).toBe(9);
  });

  it('is refused if an earlier request used the same key with a different body', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    await shop.place(cartUuid, 'key-reused');
    await expect(shop.place(cartUuid, 'key-reused', { note: 'other' })).rejects.toMatchObject({
      status: 409,
      code: 'idempotency-key-reused',
    });
  });

  it('succeeds with the key of an earlier request that was refused', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.hilsa, quantity: 1 }]);
    await sql`update products set inventory_quantity = 0 where handle = 'hilsa'`.execute(shop.db);
    await expect(shop.place(cartUuid, 'key-refused')).rejects.toMatchObject({ status: 409 });
    await sql`update products set inventory_quantity = 1 where handle = 'hilsa'`.execute(shop.db);
    expect((await shop.place(cartUuid, 'key-refused')).total).toBe(1260);
  });

  it('is refused for an unknown cart and for a payment method that is not offered', async () => {
    await expect(shop.place('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      status: 409,
      code: 'cart-empty',
    });
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    await expect(shop.place(cartUuid, undefined, { paymentMethod: 'nagad' })).rejects.toMatchObject(
      {
        status: 400,
        message: 'Paying by nagad is not offered here; choose cash-on-delivery',
      },
    );
  });
});
