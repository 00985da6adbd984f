import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import type { OrderRefund } from '@marketplace/contracts/api/orderRefund';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import {
  chooseRefundAccount,
  createRefundAccount,
  deleteRefundAccount,
  listRefundAccounts,
} from '@marketplace/contracts/api/refundAccounts';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildOrder } from '../testing/buildOrder';
import { buildCashRefund, buildRefundAccount } from '../testing/buildRefundAccount';
import { openPage, recordToasts } from '../testing/openPage';

const HEADING = 'Accounts for refunds';
const order = buildOrder({ status: 'delivered', paymentStatus: 'paid' });
const refund = buildCashRefund();
const OF_REFUND = `/refund-accounts?order=${order.uuid}&refund=${refund.uuid}`;
const [wallet, bank] = [buildRefundAccount(1), buildRefundAccount(2)];
let api: FakeApi;
let recorded: ReturnType<typeof recordToasts>;

beforeEach(() => {
  recorded = recordToasts();
  writeAccessToken('good', 3600);
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [listRefundAccounts.id], paymentMethods: [] });
  api.reply(listRefundAccounts, { items: [] });
});
afterEach(() => recorded.stop());

const open = (path = '/refund-accounts') => openPage(routes, path, HEADING);
const openForRefund = (changes: Partial<OrderRefund> = {}) => {
  api.reply(getMyOrder, { ...order, refunds: [{ ...refund, ...changes }] });
  return open(OF_REFUND);
};
const field = (name: string) => screen.getByRole('combobox', { name });
const fill = async (provider: string, number: string) => {
  await enterText(field('Wallet or bank'), provider);
  await enterText(screen.getByRole('textbox', { name: 'Number' }), number);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const deleteAccount = async (name: string) => {
  const summary = screen.getByLabelText(`Delete ${name}`);
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(summary);
  await press(`Delete the account ${name}`);
};
const newAccount = () => {
  const form = field('Wallet or bank').closest('form');
  if (!form) throw new Error('the page has no form for a new account');
  return form;
};
const toastMessages = () => recorded.toasts.map(({ message }) => message);
const sentBody = (id: string) => api.sent.find((each) => each.id === id)?.body;

describe('the accounts for refunds', () => {
  it('are listed by their last digits, and saved with provider and number', async () => {
    await open();
    await fill('bKash', '01711000001');
    api.reply(createRefundAccount, wallet);
    api.reply(listRefundAccounts, { items: [wallet] });
    await press('Save account');
    expect(await screen.findByText('bKash ••••0001')).toBeVisible();
    expect(sentBody('createRefundAccount')).toEqual({ provider: 'bKash', number: '01711000001' });
    expect(toastMessages()).toEqual(['The account is saved']);
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('');
    expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });

  it.each([
    ['bKash', '12345', 'A wallet has a number like 01712345678; a bank account has 8 to 20 digits'],
    ['Dutch-Bangla Bank', '', 'Field cannot be empty'],
    ['bKash 01711000001', '01711000001', 'Only the name. The number has its own field'],
  ])('say what is wrong with a number, and keep what was typed', async (provider, number, text) => {
    await open();
    await fill(provider, number);
    await press('Save account');
    expect(await screen.findByText(text)).toBeVisible();
    expect(field('Wallet or bank')).toHaveValue(provider);
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue(number);
    expect(sentBody('createRefundAccount')).toBeUndefined();
  });

  // @error stored: createRefundAccount
  it("show the API's reason, and keep what was typed", async () => {
    await open();
    await fill('bKash', '01711000001');
    api.fail(createRefundAccount, 409, 'No more than 5 accounts for refunds are kept');
    await press('Save account');
    expect(await screen.findByRole('alert')).toHaveTextContent('No more than 5 accounts');
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('01711000001');
  });

  it('are deleted one by one, also if another tab was faster', async () => {
    api.reply(listRefundAccounts, { items: [wallet, bank] });
    await open();
    api.fail(deleteRefundAccount, 404);
    api.reply(listRefundAccounts, { items: [bank] });
    await deleteAccount('bKash ••••0001');
    await waitFor(() => expect(screen.queryByText('bKash ••••0001')).not.toBeInTheDocument());
    expect(toastMessages()).toEqual(['The account is deleted']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  // @error stored: deleteRefundAccount
  it('say so if an account cannot be deleted', async () => {
    api.reply(listRefundAccounts, { items: [wallet] });
    await open();
    api.fail(deleteRefundAccount, 503, 'The shop is very busy');
    await deleteAccount('bKash ••••0001');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(within(newAccount()).queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('bKash ••••0001')).toBeVisible();
  });
});

describe('the accounts for a refund that needs one', () => {
  it('are offered with the amount and the day, and no voucher is', async () => {
    api.reply(listRefundAccounts, { items: [wallet, bank] });
    await openForRefund();
    expect(screen.getByRole('region', { name: 'Refund' })).toHaveTextContent(
      '৳1,200.50 is paid back, at the latest on 20 May 2024.',
    );
    expect(screen.queryByText(/voucher/i)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order 100042' })).toHaveAttribute(
      'href',
      `/orders/${order.uuid}`,
    );
    api.reply(chooseRefundAccount, { ...refund, needsAccount: false });
    api.reply(getMyOrder, {
      ...order,
      refunds: [{ ...refund, needsAccount: false, destination: 'bKash ••••0001' }],
    });
    expect(screen.getByRole('button', { name: 'Use bKash ••••0001' })).toHaveTextContent(/^Use$/);
    await press('Use bKash ••••0001');
    expect(
      await screen.findByText(
        '৳1,200.50 is paid back to bKash ••••0001, at the latest on 20 May 2024.',
      ),
    ).toBeVisible();
    expect(sentBody('chooseRefundAccount')).toEqual({ accountUuid: wallet.uuid });
    expect(toastMessages()).toEqual(['We pay it back to this account']);
  });

  it('take a new account in one step', async () => {
    await openForRefund();
    await fill('Dutch-Bangla Bank', '12345678900002');
    api.reply(createRefundAccount, bank);
    api.reply(chooseRefundAccount, refund);
    await press('Pay it back to this account');
    await waitFor(() => expect(toastMessages()).toEqual(['We pay it back to this account']));
    const sent = api.sent.find(({ id }) => id === 'chooseRefundAccount');
    expect(sent?.url.pathname).toBe(`/order/my-order/${order.uuid}/refund/${refund.uuid}/account`);
    expect(sent?.body).toEqual({ accountUuid: bank.uuid });
  });

  it('say that the last payment has failed', async () => {
    await openForRefund({ failedAt: '2024-05-12T10:00:00.000Z' });
    expect(screen.getByText('We tried to pay ৳1,200.50 back, and it failed.')).toBeVisible();
  });

  // @error stored: chooseRefundAccount
  it('cannot be chosen if the refund was paid meanwhile, which the page says', async () => {
    api.reply(listRefundAccounts, { items: [wallet] });
    await openForRefund();
    api.fail(chooseRefundAccount, 409, 'This refund is paid already', 'refund-settled');
    await press('Use bKash ••••0001');
    expect(await screen.findByRole('alert')).toHaveTextContent('This refund is paid already');
    expect(within(newAccount()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<OrderRefund>]>([
    ['is paid', { needsAccount: false, refundedAt: '2024-05-12T10:00:00.000Z' }],
    ['goes back the usual way', { needsAccount: false, method: 'bkash' }],
  ])('are not offered for a refund that %s', async (_, changes) => {
    api.reply(listRefundAccounts, { items: [wallet] });
    await openForRefund(changes);
    expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save account' })).toBeVisible();
  });
});
