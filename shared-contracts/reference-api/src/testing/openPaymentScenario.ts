import { callApi } from '@marketplace/contracts/api/client';
import {
  cancelMyOrder,
  getMyOrder,
  type Order,
  placeOrder,
} from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { Database } from '../database/schema';
import type { GatewayMethod, SandboxReport } from '../providers/PaymentGateway';
import { createTestMarket } from './createTestMarket';
import { jobContext } from './jobContext';
import { PRODUCT } from './marketUuids';
import { createClock, openTestApi } from './openTestApi';
import { fillCart, orderBody } from './orderBody';
import { WITH_SANDBOX } from './payAtSandbox';

type Method = Order['paymentMethod'];

interface Change {
  body?: string;
  signature?: string;
  method?: GatewayMethod;
}

/**
 * Opens a market with test payment gateways, in which the customer Rahim orders fish and pays for
 * it.
 */
export async function openPaymentScenario(db: Database) {
  const clock = createClock();
  const api = await openTestApi(db, { ...WITH_SANDBOX, now: clock.now });
  let rahim = new Request('http://shop.test/');
  const { payments } = jobContext(db, clock.now);
  const inOrder = ({ uuid }: Order) => ({ request: rahim, params: { id: uuid } });

  return {
    api,
    clock,
    context: () => jobContext(db, clock.now),
    async reset() {
      await createTestMarket(db);
      rahim = await api.visit('01711000001');
    },
    async place(paymentMethod: Method = 'bkash') {
      const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 2 }]);
      const body = { ...orderBody(cartUuid), paymentMethod };
      return callApi(placeOrder, { request: rahim, body });
    },
    async start(order: Order, method: Method = 'bkash') {
      const body = { method, returnUrl: '/thank-you?order=1' };
      return (await callApi(startPayment, { ...inOrder(order), body })).data;
    },
    read: (order: Order) => callApi(getMyOrder, inOrder(order)),
    cancel: (order: Order) => callApi(cancelMyOrder, { ...inOrder(order), body: {} }),
    /** Reads the status of all payments, oldest payment first. */
    async states() {
      const rows = await db.selectFrom('payments').select('status').orderBy('createdAt').execute();
      return rows.map(({ status }) => status);
    },
    async stock() {
      const { inventoryQuantity } = await db
        .selectFrom('products')
        .select('inventoryQuantity')
        .where('uuid', '=', PRODUCT.rui)
        .executeTakeFirstOrThrow();
      return inventoryQuantity;
    },
    /** Builds a payment gateway's report about the payment whose page has this URL. */
    verdict: (order: Order, gatewayUrl: string | undefined, outcome: SandboxReport['outcome']) => ({
      reference: gatewayUrl?.split('/').at(-1) ?? '',
      outcome,
      amountPaisa: toPaisa(order.total),
    }),
    /**
     * Sends a callback as a test payment gateway does, by default as the one of bKash. `change`
     * replaces parts of the callback.
     */
    async callBack(said: SandboxReport, { method = 'bkash', ...change }: Change = {}) {
      const callback = await payments.sandbox[method]?.writeCallback(said);
      const forged = change.signature && { 'x-signature': change.signature };
      return api.app.inject({
        method: 'POST',
        url: `/payment-callback/${method}`,
        payload: change.body ?? callback?.body,
        headers: { ...callback?.headers, ...forged },
      });
    },
  };
}

export type PaymentScenario = Awaited<ReturnType<typeof openPaymentScenario>>;
