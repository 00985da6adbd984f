import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { getMyOrder, placeOrder } from '@marketplace/contracts/api/orders';
import { getProductByHandle } from '@marketplace/contracts/api/products';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { createTestMarket } from '../testing/createTestMarket';
import { CATEGORY, PRODUCT, SHOP } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { ADDRESS, fillCart, orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';

const IN_FIVE_DAYS = '2026-01-20T17:59:59.999Z';
const IN_TEN_DAYS = '2026-01-25T17:59:59.999Z';

describe.each(TEST_DATABASES)('the expected day of delivery on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });
  let rahim: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await setDistrict('Dhaka');
    rahim = await market.api.visit('01711000001');
  }, OPEN_LIMIT_MS);

  /**
   * Sets the district of the shop that sells the rui fish. The district of the shop that sells the
   * honey is unknown.
   */
  const setDistrict = (district: string | null) =>
    market.db.updateTable('shops').set({ district }).where('uuid', '=', SHOP.padma).execute();

  async function order(district: string) {
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 1 },
      { productUuid: PRODUCT.honey, quantity: 1 },
    ]);
    const body = { ...orderBody(cartUuid), shippingAddress: { ...ADDRESS, district } };
    return callApi(placeOrder, { request: rahim, body });
  }

  const daysOf = ({ parcels }: Awaited<ReturnType<typeof order>>) =>
    parcels.map(({ expectedBy }) => expectedBy);

  it('is shown in the cart for the district of the shop and for all other districts', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const { cartParcels } = await callApi(getPublicCart, { query: { cartUuid } });
    expect(cartParcels?.map(({ delivery }) => delivery)).toEqual([
      { district: 'Dhaka', withinDistrictBy: IN_FIVE_DAYS, elsewhereBy: IN_TEN_DAYS },
    ]);
  });

  it('is not shown in the cart or on the product page if the shop is closed, but the product still has a delivery charge', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    await market.db.updateTable('shops').set({ isClosed: true }).execute();
    const { cartParcels } = await callApi(getPublicCart, { query: { cartUuid } });
    expect(cartParcels?.map(({ delivery }) => delivery)).toEqual([undefined]);
    clearApiCache();
    const params = { handle: 'rui-fish' };
    const product = await callApi(getProductByHandle, { params });
    expect(product.delivery?.delivery).toBeUndefined();
    expect(product.delivery?.deliveryCharge).toBeGreaterThan(0);
  });

  it('comes with refund deadlines in the cart, and each deadline is the end of a day in Dhaka', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const { refundPromise } = await callApi(getPublicCart, { query: { cartUuid } });
    // The customer must be told within 48 hours that goods are undeliverable. They must be refunded
    // within another 72 hours. Other refunds must be made within 10 days.
    expect(refundPromise).toEqual({
      toldBy: '2026-01-17T17:59:59.999Z',
      refundedBy: '2026-01-20T17:59:59.999Z',
      refundDays: 10,
    });
  });

  it.each([
    ['5 days after the order in the same district', 'dhaka', IN_FIVE_DAYS],
    ['10 days after the order in another district', 'Khulna', IN_TEN_DAYS],
  ])('is %s', async (_, district, expected) => {
    expect(daysOf(await order(district))).toEqual([expected, IN_TEN_DAYS]);
  });

  it('is computed from the dispatch time of the shop and its sub-category, or from the time for hot food', async () => {
    const { db } = market;
    await db.updateTable('shops').set({ dispatchDays: 1 }).execute();
    const inDays = (days: number) => `2026-01-${15 + days}T17:59:59.999Z`;
    expect(daysOf(await order('Dhaka'))).toEqual([inDays(2), inDays(3)]);
    const river = db.updateTable('categories').where('uuid', '=', CATEGORY.river);
    await river.set({ dispatchDays: 2 }).execute();
    expect(daysOf(await order('Dhaka'))).toEqual([inDays(4), inDays(3)]);
    await river.set({ hotHours: 2 }).execute();
    expect(daysOf(await order('Dhaka'))).toEqual(['2026-01-15T11:00:00.000Z', inDays(3)]);
  });

  it('stays the same if the district of the shop becomes unknown after the order', async () => {
    const placed = await order('Dhaka');
    await setDistrict(null);
    const params = { id: placed.uuid };
    const read = await callApi(getMyOrder, { request: rahim, params });
    expect(daysOf(read)).toEqual([IN_FIVE_DAYS, IN_TEN_DAYS]);
  });

  it('is shown with refund deadlines to a visitor who looks up the order by number and phone', async () => {
    const { orderNumber } = await order('Dhaka');
    const body = { orderNumber, phone: ADDRESS.phone };
    const { parcels, refundPromise } = await callApi(lookUpOrder, { body });
    expect(refundPromise).toMatchObject({ toldBy: '2026-01-17T17:59:59.999Z' });
    expect(parcels.map(({ expectedBy }) => expectedBy)).toEqual([IN_FIVE_DAYS, IN_TEN_DAYS]);
  });
});
