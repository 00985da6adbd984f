import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import {
  chooseRefundAccount,
  createRefundAccount,
  deleteRefundAccount,
  listRefundAccounts,
} from '@marketplace/contracts/api/refundAccounts';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildOrder } from '../testing/buildOrder';
import { buildCashRefund, buildRefundAccount } from '../testing/buildRefundAccount';

allowsConsole(/^Error handled by React Router default ErrorBoundary: ErrorResponseImpl/);

const refund = buildCashRefund();
const ref = { order: buildOrder().uuid, refund: refund.uuid ?? '' };
const path = `/refund-accounts?order=${ref.order}&refund=${ref.refund}`;
const headers = { cookie: 'accessToken=good', referer: `https://shop.test${path}` };
const account = buildRefundAccount(1);
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [listRefundAccounts.id], paymentMethods: [] });
  api.reply(listRefundAccounts, { items: [account] });
  api.reply(getMyOrder, buildOrder({ refunds: [refund] }));
});

const open = () => renderRoutesOnServer(routes, { path, headers });
async function send(form: Record<string, string>) {
  const answer = await renderRoutesOnServer(routes, { path, headers, form: { ...ref, ...form } });
  const cookie = answer.cookies.map((one) => one.split(';')[0]).join('; ');
  const notice = readNotice(new Request('https://shop.test', { headers: { cookie } }));
  return { ...answer, notice };
}

describe('the page for refund accounts without JavaScript', () => {
  it('shows the refund, the accounts and the form', async () => {
    const { status, html } = await open();
    expect(status).toBe(200);
    expect(html).toContain('bKash ••••0001');
    expect(html).toContain('name="number"');
    expect(html).toContain(`name="refund" value="${ref.refund}"`);
  });

  // @error page: listRefundAccounts
  it('is not found if the API keeps no accounts', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    expect((await open()).status).toBe(404);
  });

  it("is not found for another customer's order", async () => {
    api.fail(getMyOrder, 404);
    expect((await open()).status).toBe(404);
  });

  it('saves an account for the refund, and redirects back with a notice', async () => {
    api.reply(createRefundAccount, account);
    api.reply(chooseRefundAccount, refund);
    const form = { intent: 'add-account', provider: 'bKash', number: '০১৭১১০০০০০১' };
    expect(await send(form)).toMatchObject({
      status: 303,
      location: path,
      notice: { kind: 'success', message: 'We pay it back to this account' },
    });
    expect(api.sent.find(({ id }) => id === 'chooseRefundAccount')?.headers.authorization).toBe(
      'Bearer good',
    );
  });

  it.each([
    ['use-account', chooseRefundAccount, refund, 'We pay it back to this account'],
    ['delete-account', deleteRefundAccount, { isDone: true as const }, 'The account is deleted'],
  ])('handles the form %s, and redirects back with a notice', async (intent, call, reply, text) => {
    api.reply(call, reply);
    expect(await send({ intent, account: account.uuid })).toMatchObject({
      status: 303,
      location: path,
      notice: { kind: 'success', message: text },
    });
  });

  it('shows wrong input again, marked as invalid', async () => {
    const form = { intent: 'add-account', provider: 'bKash', number: '12345' };
    const { status, html } = await send(form);
    expect(status).toBe(400);
    expect(html).toContain('value="12345"');
    expect(html).toContain('value="bKash"');
    expect(html).toContain('aria-invalid="true"');
  });
});
