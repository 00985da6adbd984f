import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { cancelMyOrder, getMyOrder } from '@marketplace/contracts/api/orders';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';

const placed = buildOrder({
  status: 'placed',
  parcels: buildOrder().parcels.map((parcel) => ({
    ...parcel,
    status: 'placed',
    isCancellable: true,
  })),
});
const parcelUuid = placed.parcels[0]?.uuid ?? '';

describe('the form that cancels a parcel without JavaScript', () => {
  const path = `/orders/${buildOrder().uuid}`;
  const headers = { cookie: 'accessToken=good' };
  const form = { order: buildOrder().uuid, parcel: parcelUuid };

  async function send() {
    const answer = await renderRoutesOnServer(routes, { path: '/orders', headers, form });
    const cookie = answer.cookies.map((one) => one.split(';')[0]).join('; ');
    const notice = readNotice(new Request('https://shop.test', { headers: { cookie } }));
    return { ...answer, notice };
  }

  it('is on the order page with all its fields', async () => {
    const api = fakeApi();
    api.reply(getMyOrder, placed);
    api.reply(getCapabilities, { extensions: [cancelMyParcel.id], paymentMethods: [] });
    const { html } = await renderRoutesOnServer(routes, { path, headers });
    expect(html).toMatch(/<form [^>]*action="\/orders"/);
    expect(html).toContain(`name="parcel" value="${parcelUuid}"`);
    expect(html).toContain('<details');
  });

  it('cancels the parcel, and redirects to the order with a success message', async () => {
    const api = fakeApi();
    api.reply(cancelMyParcel, placed);
    expect(await send()).toMatchObject({
      status: 303,
      location: path,
      notice: { kind: 'success', message: 'The parcel is cancelled' },
    });
    expect(api.sent[0]?.headers.authorization).toBe('Bearer good');
  });

  it("redirects to the order with the API's reason if the parcel was already sent", async () => {
    fakeApi().fail(cancelMyParcel, 409, 'This parcel was sent already');
    expect(await send()).toMatchObject({
      status: 303,
      location: path,
      notice: { kind: 'error', message: 'This parcel was sent already' },
    });
  });
});

describe('the form that cancels an order without JavaScript', () => {
  const path = `/orders/${placed.uuid}`;
  const headers = { cookie: 'accessToken=good' };
  const form = { order: placed.uuid, whole: '1', reason: 'Ordered twice' };
  const send = () => renderRoutesOnServer(routes, { path: '/orders', headers, form });

  it('is on the order page in place of the button', async () => {
    const api = fakeApi();
    api.reply(getMyOrder, { ...placed, isCancellable: true });
    api.reply(getCapabilities, { extensions: [cancelMyOrder.id], paymentMethods: [] });
    const { html } = await renderRoutesOnServer(routes, { path, headers });
    const plain = /<noscript>(.*?Cancel the order.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
    expect(plain).toMatch(/<form [^>]*action="\/orders"/);
    expect(plain).toContain(`name="order" value="${placed.uuid}"`);
    expect(plain).not.toContain('name="parcel"');
  });

  it('cancels the order with its reason', async () => {
    const api = fakeApi();
    api.reply(cancelMyOrder, placed);
    const { status, location, cookies } = await send();
    expect([status, location]).toEqual([303, path]);
    expect(decodeURIComponent(cookies.join())).toContain('Your order is cancelled');
    expect(api.sent[0]?.body).toEqual({ reason: 'Ordered twice' });
  });

  it('cancels nothing if it names neither a parcel nor the whole order', async () => {
    allowsConsole(/^Error handled by React Router/);
    const api = fakeApi();
    const unclear = { order: placed.uuid, reason: '' };
    const { status } = await renderRoutesOnServer(routes, {
      path: '/orders',
      headers,
      form: unclear,
    });
    expect(status).toBe(400);
    expect(api.sent.map(({ id }) => id)).not.toContain('cancelMyOrder');
  });

  it('succeeds if the order is already cancelled, and says why if it was sent', async () => {
    const api = fakeApi();
    api.fail(cancelMyOrder, 409, 'The order is cancelled', 'order-cancelled');
    expect(decodeURIComponent((await send()).cookies.join())).toContain('Your order is cancelled');
    api.fail(cancelMyOrder, 409, 'This order was sent already');
    expect(decodeURIComponent((await send()).cookies.join())).toContain('was sent already');
  });
});
