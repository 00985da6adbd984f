import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { allRoutes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';

allowsConsole(/^Error handled by React Router default ErrorBoundary: ErrorResponseImpl/);

const INVOICE = `/orders/${buildOrder().uuid}/invoice`;
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [lookUpOrder.id], paymentMethods: [] });
});

describe('the invoice page', () => {
  const headers = { cookie: 'accessToken=token-of-karima' };

  // @error page: getMyOrder
  it("replies with 404 for another customer's order, and does not contain the order number", async () => {
    api.fail(getMyOrder, 404);
    const reply = await renderRoutesOnServer(allRoutes, { path: INVOICE, headers });
    expect(reply.status).toBe(404);
    expect(reply.html).not.toContain('100042');
    expect(api.sent.find(({ id }) => id === 'getMyOrder')?.headers.authorization).toBe(
      'Bearer token-of-karima',
    );
  });

  it('opens for a guest with the token that placed the order', async () => {
    api.reply(getMyOrder, buildOrder());
    const guest = { cookie: 'guestToken=token-of-guest' };
    const reply = await renderRoutesOnServer(allRoutes, { path: INVOICE, headers: guest });
    expect(reply.status).toBe(200);
    expect(reply.html).toContain(`href="/thank-you?order=${buildOrder().uuid}"`);
    expect(api.sent.find(({ id }) => id === 'getMyOrder')?.headers.authorization).toBe(
      'Bearer token-of-guest',
    );
  });

  it.each([401, 404])(
    'redirects a guest to order tracking if the API replies with %i',
    async (status) => {
      api.fail(getMyOrder, status);
      const reply = await renderRoutesOnServer(allRoutes, { path: INVOICE });
      expect(reply).toMatchObject({ status: 302, location: '/track-order' });
    },
  );

  it('replies with 404 to a guest if the API cannot find orders by phone', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    api.fail(getMyOrder, 404);
    const reply = await renderRoutesOnServer(allRoutes, { path: INVOICE });
    expect(reply.status).toBe(404);
  });
});
