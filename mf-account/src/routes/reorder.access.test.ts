import { getReorder } from '@marketplace/contracts/api/reorder';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildOrder } from '../testing/buildOrder';
import { buildReorderLine } from '../testing/buildReorderLine';

allowsConsole(/^Error handled by React Router default ErrorBoundary: ErrorResponseImpl/);

const PATH = `/orders/${buildOrder().uuid}/reorder`;

describe('the reorder page on the server', () => {
  it('passes the cart of the cookie to the API, and contains the form', async () => {
    const api = fakeApi();
    api.reply(getReorder, { items: [buildReorderLine()] });
    const headers = { cookie: 'accessToken=good; cartUuid=the-cart' };
    const { status, html } = await renderRoutesOnServer(routes, { path: PATH, headers });
    expect(status).toBe(200);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(api.sent[0]?.url.searchParams.get('cartUuid')).toBe('the-cart');
  });

  // @error page: getReorder
  it("replies with 404 for another customer's order", async () => {
    fakeApi().fail(getReorder, 404);
    const headers = { cookie: 'accessToken=good' };
    expect((await renderRoutesOnServer(routes, { path: PATH, headers })).status).toBe(404);
  });
});
