import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { cancelMyOrder, getMyOrder } from '@marketplace/contracts/api/orders';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';

const order = buildOrder({
  status: 'placed',
  isCancellable: true,
  parcels: buildOrder().parcels.map((parcel) => ({
    ...parcel,
    status: 'placed',
    isCancellable: true,
  })),
});
const path = `/orders/${order.uuid}`;
const headers = { cookie: 'orderToken=token-of-guest' };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getMyOrder, order);
  api.reply(getCapabilities, {
    extensions: ['sendOrderCode', lookUpOrder.id, cancelMyOrder.id, cancelMyParcel.id],
    paymentMethods: [],
  });
});

describe('the page of an order of a guest, rendered on the server', () => {
  it('shows addresses, invoice and cancellation if the cookie has the token of the order', async () => {
    const { status, html } = await renderRoutesOnServer(routes, { path, headers });
    expect(status).toBe(200);
    expect(html).toContain(order.shippingAddress.street);
    expect(html).toContain(`href="${path}/invoice"`);
    expect(html).toContain('Cancel this order');
    expect(html).toMatch(/<form [^>]*action="\/track-order"/);
    expect(api.sent.find(({ id }) => id === 'getMyOrder')?.headers.authorization).toBe(
      'Bearer token-of-guest',
    );
  });

  it('is the page to which the invoice leads back', async () => {
    const invoice = `${path}/invoice`;
    const { html } = await renderRoutesOnServer(routes, { path: invoice, headers });
    expect(html).toContain(`href="${path}"`);
    expect(html).not.toContain('/thank-you');
  });

  it("redirects to order tracking if the token is another order's", async () => {
    api.fail(getMyOrder, 404);
    const answer = await renderRoutesOnServer(routes, { path, headers });
    expect(answer).toMatchObject({ status: 302, location: '/track-order' });
  });

  it('asks a visitor without a token to log in', async () => {
    api.fail(getMyOrder, 401);
    const answer = await renderRoutesOnServer(routes, { path });
    expect(answer).toMatchObject({ status: 302, location: '/' });
    expect(answer.cookies.join()).toContain(`wantedPage=${encodeURIComponent(path)}`);
  });
});

describe('the form with which a guest cancels a parcel without JavaScript', () => {
  const form = { order: order.uuid, parcel: order.parcels[0]?.uuid ?? '', reason: 'Too late' };
  const send = () => renderRoutesOnServer(routes, { path: '/track-order', headers, form });

  it('cancels the parcel with the reason, and redirects to the order', async () => {
    api.reply(cancelMyParcel, order);
    expect(await send()).toMatchObject({ status: 303, location: path });
    const sent = api.sent.find(({ id }) => id === 'cancelMyParcel');
    expect(sent?.headers.authorization).toBe('Bearer token-of-guest');
    expect(sent?.body).toEqual({ reason: 'Too late' });
  });

  it('redirects to order tracking if the token has expired', async () => {
    api.fail(cancelMyParcel, 401);
    expect(await send()).toMatchObject({ status: 303, location: '/track-order' });
  });

  it('cancels the whole order if it says so', async () => {
    api.reply(cancelMyOrder, order);
    const whole = { order: order.uuid, whole: '1', reason: '' };
    const answer = await renderRoutesOnServer(routes, {
      path: '/track-order',
      headers,
      form: whole,
    });
    expect(answer).toMatchObject({ status: 303, location: path });
    expect(api.sent.find(({ id }) => id === 'cancelMyOrder')?.headers.authorization).toBe(
      'Bearer token-of-guest',
    );
  });
});
