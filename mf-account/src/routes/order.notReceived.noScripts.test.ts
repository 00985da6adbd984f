import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { reportNotReceived } from '@marketplace/contracts/api/handOvers';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildHandOver } from '../testing/buildHandOver';
import { buildOrder } from '../testing/buildOrder';

describe('the form "Not received" without JavaScript', () => {
  const path = `/orders/${buildOrder().uuid}`;
  const headers = { cookie: 'accessToken=good' };
  const { parcelUuid } = buildHandOver();
  const form = {
    intent: 'report-not-received',
    order: buildOrder().uuid,
    parcel: parcelUuid,
    description: 'I have not received this parcel.',
  };

  async function send() {
    const answer = await renderRoutesOnServer(routes, { path: '/complain', headers, form });
    const cookie = answer.cookies.map((one) => one.split(';')[0]).join('; ');
    const notice = readNotice(new Request('https://shop.test', { headers: { cookie } }));
    return { ...answer, notice };
  }

  it('is on the page with the proof and its fields', async () => {
    const api = fakeApi();
    api.reply(getMyOrder, buildOrder({ handOvers: [buildHandOver()] }));
    api.reply(getCapabilities, { extensions: [reportNotReceived.id], paymentMethods: [] });
    const { html } = await renderRoutesOnServer(routes, { path, headers });
    expect(html).toMatch(/<form [^>]*action="\/complain"/);
    expect(html).toContain(`name="parcel" value="${parcelUuid}"`);
    expect(html).toContain('4711');
  });

  it('opens the complaints, and redirects to the order with the message', async () => {
    const api = fakeApi();
    api.reply(reportNotReceived, { items: [] });
    expect(await send()).toMatchObject({
      status: 303,
      location: path,
      notice: { kind: 'success', message: 'Your report is sent. We ask the courier.' },
    });
    expect(api.sent[0]?.headers.authorization).toBe('Bearer good');
    expect(api.sent[0]?.body).toEqual({ description: form.description });
  });

  it.each(['not-received-late', 'already-open'])(
    "redirects to the order with the API's reason if nothing is reported: %s",
    async (code) => {
      fakeApi().fail(reportNotReceived, 409, 'Not reported', code);
      expect(await send()).toMatchObject({
        status: 303,
        location: path,
        notice: { kind: 'error', message: 'Not reported' },
      });
    },
  );
});
