import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi } from '@marketplace/contracts/api/client';
import { savedOnDelivery } from '@marketplace/contracts/commerce/delivery';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { workload } from '@marketplace/contracts/testing/workload';
import fc from 'fast-check';
import { issueToken } from '../http/accessTokens';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER, PRODUCT, SHOP, VARIANT } from '../testing/marketUuids';
import { visitorWith } from '../testing/openTestApi';
import { ADDRESS, fillCart, orderBody } from '../testing/orderBody';
import { findInconsistentOrders } from '../testing/orderInvariants';
import { serveMarket } from '../testing/serveMarket';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

const RUNS = workload({ gate: 5, full: 40, soak: 1000 });
const LIMIT_MS = workload({ gate: 60_000, soak: 1_200_000 });
const THINGS = [
  { productUuid: PRODUCT.rui },
  { productUuid: PRODUCT.hilsa },
  { productUuid: PRODUCT.honey },
  { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar },
  { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.largeJar },
];

const paisa = fc.integer({ min: 1, max: 9_999_999 });
const prices = fc.array(paisa, { minLength: THINGS.length, maxLength: THINGS.length });
const lines = fc
  .uniqueArray(
    fc.record({ thing: fc.constantFrom(...THINGS), quantity: fc.integer({ min: 1, max: 9 }) }),
    { selector: ({ thing }) => thing, minLength: 1 },
  )
  .map((chosen) => chosen.map(({ thing, quantity }) => ({ ...thing, quantity })));
const districts = fc.constantFrom('Dhaka', 'Khulna', 'Sylhet');
const terms = fc
  .record({
    district: fc.option(districts),
    within: fc.option(fc.integer({ min: 0, max: 20_000 })),
    more: fc.integer({ min: 0, max: 9000 }),
    freeDeliveryFromPaisa: fc.option(paisa),
  })
  .map(({ within, more, ...others }) => ({
    ...others,
    deliveryChargePaisa: (within ?? 0) + more,
    deliveryChargeWithinDistrictPaisa: within,
  }));
/** Random delivery terms of both shops, and a random district of the shipping address. */
const deliveries = fc.tuple(terms, terms, districts);
type Delivery = typeof deliveries extends fc.Arbitrary<infer Value> ? Value : never;

describe('the price of a cart', () => {
  const market = serveMarket(openPostgres);
  let rahim: Request;

  async function setUp(pricesPaisa: number[], [padma, garden]: Delivery): Promise<void> {
    const { db } = market;
    await createTestMarket(db);
    const { accessToken } = await issueToken(db, CUSTOMER.rahim, new Date());
    rahim = visitorWith(accessToken);
    await db.updateTable('shops').set(padma).where('uuid', '=', SHOP.padma).execute();
    await db.updateTable('shops').set(garden).where('uuid', '=', SHOP.garden).execute();
    for (const [index, { productUuid, productVariantUuid }] of THINGS.entries()) {
      const stock = { pricePaisa: pricesPaisa[index], inventoryQuantity: 50 };
      await (productVariantUuid
        ? db.updateTable('productVariants').set(stock).where('uuid', '=', productVariantUuid)
        : db.updateTable('products').set(stock).where('uuid', '=', productUuid)
      ).execute();
    }
  }

  const readCart = (cartUuid: string) => callApi(apiCalls.getPublicCart, { query: { cartUuid } });
  const sum = (amounts: (number | undefined)[]) =>
    toTaka(amounts.reduce<number>((total, amount = 0) => total + toPaisa(amount), 0));

  it(
    'is exactly the same in the cart, its parcels, the order, the list of orders and the invoice',
    async () => {
      const given = [prices, lines, deliveries] as const;
      const property = fc.asyncProperty(...given, async (pricesPaisa, wanted, delivery) => {
        await setUp(pricesPaisa, delivery);
        const cart = await readCart(await fillCart(wanted));
        const { cartItems, subtotal, cartParcels = [], deliveryCharge = 0 } = cart;
        for (const { unitPrice, quantity, total } of cartItems) {
          expect(total).toBe(toTaka(toPaisa(unitPrice) * quantity));
        }
        expect(sum(cartItems.map(({ total }) => total))).toBe(subtotal);
        expect(sum(cartParcels.map((parcel) => parcel.subtotal))).toBe(subtotal);
        expect(sum(cartParcels.map((parcel) => parcel.deliveryCharge))).toBe(deliveryCharge);
        // The header shows this number next to the cart.
        const pieces = wanted.reduce((count, { quantity }) => count + quantity, 0);
        expect(cart.totalQuantity).toBe(pieces);

        const [, , district] = delivery;
        const saved = savedOnDelivery(cartParcels, district);
        expect(saved).toBeGreaterThanOrEqual(0);
        const charge = sum([deliveryCharge, -saved]);
        const expected = {
          expectedSubtotal: subtotal,
          expectedTotal: sum([subtotal, charge]),
        };
        const shippingAddress = { ...ADDRESS, district };
        const body = { ...orderBody(cart.uuid ?? ''), ...expected, shippingAddress };
        const placed = await callApi(apiCalls.placeOrder, { request: rahim, body });
        const { items } = await callApi(apiCalls.listMyOrders, { request: rahim });
        const invoice = await callApi(apiCalls.getMyOrder, {
          request: rahim,
          params: { id: placed.uuid },
        });
        expect(invoice).toEqual({
          ...placed,
          complaints: [],
          handOvers: [],
          takesComplaints: true,
        });
        expect(items[0]).toMatchObject({ total: expected.expectedTotal, itemCount: pieces });
        const ordered = invoice.parcels.flatMap((parcel) => parcel.orderItems);
        expect(sum(ordered.map(({ total }) => total))).toBe(subtotal);
        const { expectedTotal: total } = expected;
        expect(invoice).toMatchObject({ subtotal, deliveryCharge: charge, total });
        const charged = cartParcels.map((parcel) =>
          sum([parcel.deliveryCharge, -savedOnDelivery([parcel], district)]),
        );
        expect(invoice.parcels.map((parcel) => parcel.deliveryCharge)).toEqual(charged);
        expect(await findInconsistentOrders(market.db)).toEqual([]);
      });
      await fc.assert(property, { numRuns: RUNS, seed: 20_261_125 });
    },
    LIMIT_MS,
  );

  it.each([
    [
      'sold out',
      () =>
        market.db
          .updateTable('products')
          .set({ inventoryQuantity: 0 })
          .where('uuid', '=', PRODUCT.rui),
      ['Rui Fish is out of stock'],
      { productUuid: PRODUCT.rui, isAvailable: false, availableQuantity: 0 },
    ],
    [
      'raised in price',
      () =>
        market.db
          .updateTable('products')
          .set({ pricePaisa: 36_000 })
          .where('uuid', '=', PRODUCT.rui),
      'Your cart changed: it costs ৳510.00 now and not ৳500.50. Please check it again',
      {
        productUuid: PRODUCT.rui,
        unitPrice: 360,
        whenAdded: expect.objectContaining({ unitPrice: 350.5 }),
      },
    ],
    [
      'withdrawn',
      () =>
        market.db
          .updateTable('productVariants')
          .set({ trackQuantity: false })
          .where('uuid', '=', VARIANT.smallJar),
      ['Mango Pickle (Small) is out of stock'],
      { productUuid: PRODUCT.jar, isAvailable: false, availableQuantity: 0 },
    ],
    [
      'of a deleted variant',
      () => market.db.deleteFrom('productVariants').where('uuid', '=', VARIANT.smallJar),
      ['Mango Pickle (Small) is no longer sold'],
      {
        productUuid: PRODUCT.jar,
        isGone: true,
        isAvailable: false,
        variant: expect.objectContaining({ variant: ['Small'] }),
      },
    ],
    [
      'of a deleted product',
      () => market.db.deleteFrom('products').where('uuid', '=', PRODUCT.jar),
      ['Mango Pickle (Small) is no longer sold'],
      {
        productUuid: PRODUCT.jar,
        isGone: true,
        isAvailable: false,
        variant: expect.objectContaining({ variant: ['Small'] }),
      },
    ],
    [
      'of a closed shop',
      () => market.db.updateTable('shops').set({ isClosed: true }).where('uuid', '=', SHOP.padma),
      ['Padma Fish House is closed and takes no orders now, so Rui Fish cannot be ordered'],
      { productUuid: PRODUCT.rui, isAvailable: false, isShopClosed: true },
    ],
  ])(
    'is not charged if a cart line is %s meanwhile: the API refuses the order, and the cart shows the change',
    async (_, change, message, line) => {
      await createTestMarket(market.db);
      const { accessToken } = await issueToken(market.db, CUSTOMER.rahim, new Date());
      const cartUuid = await fillCart([
        { productUuid: PRODUCT.rui, quantity: 1 },
        { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar, quantity: 1 },
      ]);
      const seen = await readCart(cartUuid);
      await change().execute();
      const reply = await market.api.app.inject({
        method: 'POST',
        url: '/order',
        headers: { authorization: `Bearer ${accessToken}` },
        payload: {
          ...orderBody(cartUuid),
          paymentMethod: 'cash-on-delivery',
          expectedSubtotal: seen.subtotal,
          expectedTotal: sum([seen.subtotal, seen.deliveryCharge]),
        },
      });
      expect([reply.statusCode, reply.json().message]).toEqual([409, message]);
      for (const table of ['orders', 'payments'] as const) {
        expect(await market.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      const { cartItems } = await readCart(cartUuid);
      const named = cartItems.map((item) => ({ ...item, productUuid: item.product.uuid }));
      expect(named).toHaveLength(seen.cartItems.length);
      expect(named).toContainEqual(expect.objectContaining(line));
    },
    OPEN_LIMIT_MS,
  );
});
