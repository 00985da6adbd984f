import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
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
