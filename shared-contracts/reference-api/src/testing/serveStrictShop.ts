import { callApi } from '@marketplace/contracts/api/client';
import { type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { NO_ORDER_RULES } from '../http/OrderRules';
import { createTestCarts } from './createTestCarts';
import { createTestMarket } from './createTestMarket';
import { PRODUCT, VARIANT } from './marketUuids';
import { orderBody } from './orderBody';
import { findInconsistentOrders } from './orderInvariants';
import { WITH_SANDBOX } from './payAtSandbox';
import { serveMarket } from './serveMarket';
import { openPostgres } from './testDatabases';

export const CASH = 'cash-on-delivery' as const;
type Method = Order['paymentMethod'];

/** Serves a market with limits of cash orders, in which the customer Rahim orders. */
export function serveStrictShop(rules: { openCashOrders: number; openCashTaka: number }) {
  const orderRules = { ...NO_ORDER_RULES, ...rules, isPhoneVerified: true };
  const market = serveMarket(openPostgres, { ...WITH_SANDBOX, orderRules });
  let rahim: Request;
  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });
  afterEach(async () => {
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });
  const carts = (count: number) => createTestCarts(market.db, count, PRODUCT.rui);
  const place = (cartUuid: string, paymentMethod: Method = CASH) =>
    callApi(placeOrder, { request: rahim, body: { ...orderBody(cartUuid), paymentMethod } });
  return {
    market,
    carts,
    place,
    async placeNew(paymentMethod?: Method) {
      const [cart = ''] = await carts(1);
      return place(cart, paymentMethod);
    },
    /**
     * Creates three carts with different products, so that their orders do not wait for each
     * other's locks of stock.
     */
    differentCarts: async () =>
      (
        await Promise.all([
          createTestCarts(market.db, 1, PRODUCT.rui),
          createTestCarts(market.db, 1, PRODUCT.honey),
          createTestCarts(market.db, 1, PRODUCT.jar, VARIANT.smallJar),
        ])
      ).flat(),
    deliver: (uuids: string[]) =>
      market.db
        .updateTable('orders')
        .set({ status: 'delivered' })
        .where('uuid', 'in', uuids)
        .execute(),
    inOrder: ({ uuid }: Order) => ({ request: rahim, params: { id: uuid } }),
    rahim: () => rahim,
  };
}
