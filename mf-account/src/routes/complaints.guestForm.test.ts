import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getComplaint, writeComplaintMessage } from '@marketplace/contracts/api/complaintCases';
import { createComplaint, listComplaints } from '@marketplace/contracts/api/complaints';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { createRefundAccount, listRefundAccounts } from '@marketplace/contracts/api/refundAccounts';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { allRoutes as routes } from '../testing/allRoutes';
import { PROBLEM } from '../testing/buildComplaint';
import { buildAnsweredCase } from '../testing/buildComplaintCase';
import { buildRefundAccount } from '../testing/buildRefundAccount';
import { complaint, fakeComplaints, order } from '../testing/complaintPage';

allowsConsole(/^Error handled by React Router default ErrorBoundary: ErrorResponseImpl/);

const ofItem = `/complain?order=${order.uuid}&orderItem=${complaint.orderItemUuid}`;
const found = buildAnsweredCase();
const ofCase = `/complain?complaint=${found.uuid}`;
const headers = { cookie: 'orderToken=token-of-guest' };
const bearer = 'Bearer token-of-guest';
let api: FakeApi;

beforeEach(() => {
  api = fakeComplaints();
  const extensions = [getComplaint.id, listRefundAccounts.id, 'sendOrderCode', 'lookUpOrder'];
  api.reply(getCapabilities, { extensions, paymentMethods: [] });
  api.reply(getComplaint, found);
  api.reply(listRefundAccounts, { items: [buildRefundAccount(1)] });
});

const open = (path: string, sent: Record<string, string> = headers) =>
  renderRoutesOnServer(routes, { path, headers: sent });
const tokenOf = (id: string) => api.sent.find((each) => each.id === id)?.headers.authorization;

describe('the complaints of a guest, rendered on the server', () => {
  it.each([
    [ofCase, 'We ask the courier.', 'getComplaint'],
    [ofItem, 'name="description"', 'getMyOrder'],
    ['/refund-accounts', 'bKash ••••0001', 'listRefundAccounts'],
  ])('are read with the token of the cookie: %s', async (path, text, call) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(text);
    expect(tokenOf(call)).toBe(bearer);
  });

  it('are not found if they are about another order', async () => {
    api.fail(getComplaint, 404);
    expect((await open(ofCase)).status).toBe(404);
  });

  it.each([ofItem, ofCase, '/complain', '/refund-accounts'])(
    'ask a visitor without a token to log in, without a call: %s',
    async (path) => {
      const answer = await open(path, {});
      expect(answer).toMatchObject({ status: 302, location: '/' });
      expect(answer.cookies.join()).toContain(`wantedPage=${encodeURIComponent(path)}`);
      expect(api.sent).toEqual([]);
    },
  );

  it('redirect to the login if the API refuses the token', async () => {
    api.fail(listComplaints, 401);
    expect(await open('/complain')).toMatchObject({ status: 302, location: '/' });
  });
});

describe('the forms of a guest without JavaScript', () => {
  const complain = {
    intent: 'save-complaint',
    orderItemUuid: complaint.orderItemUuid,
    problemCategoryUuid: PROBLEM.wrong.uuid,
    description: 'It was mutton.',
  };
  const write = { intent: 'write-complaint', uuid: found.uuid, text: 'It is warm.' };
  const account = { intent: 'add-account', provider: 'bKash', number: '01711000001' };
  const forms = [
    { path: ofItem, form: complain, call: createComplaint, reply: complaint },
    { path: ofCase, form: write, call: writeComplaintMessage, reply: found },
    {
      path: '/refund-accounts',
      form: account,
      call: createRefundAccount,
      reply: buildRefundAccount(1),
    },
  ];
  const send = (path: string, form: Record<string, string>) =>
    renderRoutesOnServer(routes, { path, headers, form });

  it.each(forms)(
    'are sent with the token of the cookie: $path',
    async ({ path, form, call, reply }) => {
      api.reply<Call>(call, reply);
      expect(await send(path, form)).toMatchObject({ status: 303 });
      expect(tokenOf(call.id)).toBe(bearer);
    },
  );

  it.each(forms)(
    'redirect to order tracking with a notice if the token has expired: $path',
    async ({ path, form, call }) => {
      api.fail(call, 401);
      const answer = await send(path, form);
      expect(answer).toMatchObject({ status: 303, location: '/track-order' });
      const cookie = answer.cookies.map((one) => one.split(';')[0]).join('; ');
      const notice = readNotice(new Request('https://shop.test', { headers: { cookie } }));
      expect(notice?.message).toContain('enter a new one');
    },
  );
});
