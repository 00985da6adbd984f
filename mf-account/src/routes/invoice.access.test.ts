import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, lookUpOrder } from '@marketplace/contracts/api/orders';
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

describe('access to an invoice', () => {
  const headers = { cookie: 'accessToken=token-of-karima' };

  // @error page: getMyOrder
  it("is refused with a 404 for another customer's order, which the page does not name", async () => {
    api.fail(getMyOrder, 404);
    const reply = await renderRoutesOnServer(allRoutes, { path: INVOICE, headers });
    expect(reply.status).toBe(404);
    expect(reply.html).not.toContain('100042');
    expect(api.sent.find(({ id }) => id === 'getMyOrder')?.headers.authorization).toBe(
      'Bearer token-of-karima',
    );
  });

  it('is given to a guest with the token that placed the order', async () => {
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
    'leads a guest to order tracking if the host replies with %i',
    async (status) => {
      api.fail(getMyOrder, status);
      const reply = await renderRoutesOnServer(allRoutes, { path: INVOICE });
      expect(reply).toMatchObject({ status: 302, location: '/track-order' });
    },
  );

  it('is a 404 for a guest if the host cannot find orders by phone', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    api.fail(getMyOrder, 404);
    const reply = await renderRoutesOnServer(allRoutes, { path: INVOICE });
    expect(reply.status).toBe(404);
  });
});
