import { callApi } from '@marketplace/contracts/api/client';
import { getMyOrder, type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { pino } from 'pino';
import type { Database } from '../database/schema';
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import { confirmPayments } from '../payments/confirmPayments';
import { refundDuePayments } from '../payments/refundDuePayments';
import type { Behaviour } from '../payments/sandboxes/SandboxBook';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { createTestMarket } from './createTestMarket';
import { jobContext } from './jobContext';
import { PRODUCT } from './marketUuids';
import { createClock, openTestApi } from './openTestApi';
import { fillCart, orderBody } from './orderBody';
import { countPieces, findInconsistentOrders } from './orderInvariants';
import { startProviders } from './startProviders';
import { OPEN_LIMIT_MS, openPostgres } from './testDatabases';

/**
 * Opens a market with accounts at three payment providers. Its API calls the providers' sandboxes
 * over HTTP.
 */
async function openGatewayScenario(db: Database) {
  const clock = createClock();
  const providers = await startProviders(clock.now);
  const { servers, settings, door } = providers;
  const { publicBaseUrl } = settings;
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const api = await openTestApi(db, { payments: settings, now: clock.now, log });
  door.on('request', (request, response) => api.app.routing(request, response));
  let rahim = new Request('http://shop.test/');
  const context = { ...jobContext(db, clock.now, settings), log };

  const start = async (order: Order, method: GatewayMethod) => {
    const body = { method, returnUrl: `/thank-you?order=${order.uuid}` };
    return callApi(startPayment, { request: rahim, params: { id: order.uuid }, body });
  };

  return {
    clock,
    context,
    servers,
    start,
    publicBaseUrl,
    settings,
    logged,
    fetchPage: (path: string) => fetch(`${publicBaseUrl}${path}`, { redirect: 'manual' }),
    /** Secrets that must not appear anywhere outside the shop and the providers. */
    secrets: providers.secrets,
    async reset() {
      await createTestMarket(db);
      rahim = await api.visit('01711000001');
    },
    async place(paymentMethod: GatewayMethod) {
      const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 2 }]);
      return callApi(placeOrder, {
        request: rahim,
        body: { ...orderBody(cartUuid), paymentMethod },
      });
    },
    read: (order: Order) => callApi(getMyOrder, { request: rahim, params: { id: order.uuid } }),
    /**
     * Presses a button on the provider's page, and then returns to the shop as a browser does.
     * @returns the provider's reply, and the status and redirect path of the shop's reply
     */
    async pay(gatewayUrl: string | undefined, behaviour: Behaviour) {
      const form = new URLSearchParams({ behaviour });
      const page = await fetch(gatewayUrl ?? '', {
        method: 'POST',
        body: form,
        redirect: 'manual',
      });
      const location = page.headers.get('location');
      const back = location
        ? await fetch(location, { redirect: 'manual' })
        : await submitForm(await page.text());
      return { page, path: back?.headers.get('location'), status: back?.status };
    },
    /** Advances the clock by half a minute and runs the jobs that concern payments. */
    async waitForJobs() {
      clock.advance(30);
      for (const run of [confirmPayments, expireUnpaidOrders, refundDuePayments]) {
        await run(context);
      }
    },
    async close() {
      await api.close();
      await providers.close();
    },
  };
}

/** Submits the form that a page contains; undefined if the page has no form. */
async function submitForm(html: string): Promise<Response | undefined> {
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (!action) return undefined;
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(/name="([^"]*)" value="([^"]*)"/g)) {
    form.append(name, value);
  }
  return fetch(action, { method: 'POST', body: form, redirect: 'manual' });
}

type GatewayScenario = Awaited<ReturnType<typeof openGatewayScenario>>;

/**
 * Opens a scenario on a PostgreSQL server before the tests of a describe block, and closes it after
 * them. Each test gets a new market. Each test must leave all orders consistent and lose no pieces.
 */
export function serveGatewayScenario(): () => GatewayScenario & { db: Database } {
  let opened: (GatewayScenario & { db: Database }) | undefined;
  let close: (() => Promise<void>) | undefined;
  let pieces = 0;
  const shop = () => {
    if (!opened) throw new Error('the scenario opens just before the first test');
    return opened;
  };

  beforeAll(async () => {
    const database = await openPostgres();
    close = database.close;
    opened = { ...(await openGatewayScenario(database.db)), db: database.db };
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await shop().reset();
    pieces = await countPieces(shop().db);
  }, OPEN_LIMIT_MS);

  afterEach(async () => {
    expect(await findInconsistentOrders(shop().db)).toEqual([]);
    expect(await countPieces(shop().db)).toBe(pieces);
  });

  afterAll(async () => {
    await opened?.close();
    await close?.();
  });

  return shop;
}
