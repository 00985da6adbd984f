import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { sendOrderCode, verifyOrderCode } from '@marketplace/contracts/api/orderAccess';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';

const typed = { orderNumber: '100042', phone: '01711000001' };
const body = { orderNumber: '100042', phone: '+8801711000001' };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getCapabilities, {
    extensions: [lookUpOrder.id, sendOrderCode.id],
    paymentMethods: [],
  });
  api.reply(sendOrderCode, { isDone: true });
});

describe('the form with the code, which is sent to the server', () => {
  const key = '7f1d8a54-0000-4000-8000-000000000001';
  const send = (form: Record<string, string>) =>
    renderRoutesOnServer(routes, { path: '/track-order', form: { ...typed, ...form } });
  const open = (otp: string) => send({ step: 'open-order', otp, key });
  const expiresAt = () => new Date(Date.now() + 1_800_000).toISOString();

  it('is on the page after the code was sent without JavaScript', async () => {
    const { status, html } = await send({ step: 'send-code' });
    expect(status).toBe(200);
    expect(html).toContain('name="otp"');
    expect(html).toMatch(/name="key" value="[\w-]{36}"/);
  });

  it('redirects to the order with a token in a cookie that scripts cannot read', async () => {
    const orderUuid = buildOrder().uuid;
    api.reply(verifyOrderCode, { orderUuid, guestToken: 'secret', expiresAt: expiresAt() });
    const { status, location, cookies } = await open('১২৩ ৪৫৬');
    expect([status, location]).toEqual([303, `/orders/${orderUuid}`]);
    expect(cookies[0]).toMatch(
      /^orderToken=secret; Path=\/; Max-Age=1[78]\d\d; SameSite=Lax.*; HttpOnly$/,
    );
    expect(cookies[1]).toMatch(/^guestToken=; Path=\/; Max-Age=0/);
    const sent = api.sent.find(({ id }) => id === 'verifyOrderCode');
    expect(sent?.body).toEqual({ ...body, otp: '123456' });
    expect(sent?.headers['idempotency-key']).toBe(key);
  });

  // @error stored: verifyOrderCode
  it.each([
    ['', 400, 'Field cannot be empty'],
    ['123456', 400, 'The code is wrong or no longer valid'],
    ['123456', 429, 'Too many tries, please wait and try again later'],
  ])('is shown again with the reason for the code %j and status %i', async (otp, status, text) => {
    api.fail(verifyOrderCode, status, text);
    const { html, ...answer } = await open(otp);
    expect(answer.status).toBe(status);
    expect(html).toContain(text);
    expect(html).toContain('name="otp"');
    for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`);
  });

  it('keeps number and phone if the API does not reply', async () => {
    api.cut(verifyOrderCode);
    const { html, ...answer } = await open('123456');
    expect(answer.status).toBe(503);
    for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`);
  });
});
