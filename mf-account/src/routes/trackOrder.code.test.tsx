import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { sendOrderCode } from '@marketplace/contracts/api/orderAccess';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { clearAccessToken, writeAccessToken } from '@marketplace/contracts/cookies';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const { shippingAddress: _, billingAddress: __, note: ___, ...tracked } = buildOrder();
const typed = { orderNumber: '100042', phone: '01711000001' };
const body = { orderNumber: '100042', phone: '+8801711000001' };
const UNKNOWN = 'No order has this number and this phone. Please check both.';
let api: FakeApi;

beforeEach(() => {
  clearAccessToken();
  api = fakeApi();
  api.reply(getCapabilities, {
    extensions: [lookUpOrder.id, sendOrderCode.id],
    paymentMethods: [],
  });
  api.reply(lookUpOrder, { ...tracked, isOpenable: true });
  api.reply(sendOrderCode, { isDone: true });
});

async function find(): Promise<void> {
  await openPage(routes, `/track-order?orderNumber=${typed.orderNumber}`, 'Track your order');
  await enterText(screen.getByRole('textbox', { name: 'Phone' }), typed.phone);
  await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
  await screen.findByRole('heading', { name: 'Order 100042' });
}

const askButton = () => screen.queryByRole('button', { name: 'Send me the code' });
const sentBody = (id: string) => api.sent.find((call) => call.id === id)?.body;

describe('a guest who wants to see the whole order', () => {
  it.each([
    [undefined, /invoice, and can cancel it\.$/],
    [true, /can complain about an item\.$/],
  ])(
    'reads what the code allows, if complaints of guests are %s',
    async (takesComplaints, text) => {
      api.reply(lookUpOrder, { ...tracked, isOpenable: true, takesComplaints });
      await find();
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  it('is sent a code, and sees the field for it with the phone', async () => {
    await find();
    await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }));
    expect(await screen.findByText(/Enter the code that was sent to 01711000001/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    expect(sentBody('sendOrderCode')).toEqual(body);
  });

  it('can enter the code that is on its way, if another one comes too early', async () => {
    await find();
    api.fail(sendOrderCode, 429, 'Please wait', 'code-sent');
    await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }));
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  // @error stored: sendOrderCode
  it.each([
    [404, UNKNOWN],
    [429, 'Too many tries, please wait and try again later'],
  ])('reads why no code was sent if the API replies with %i', async (status, text) => {
    await find();
    api.fail(sendOrderCode, status, text);
    await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  });

  it.each<[string, () => void]>([
    ['the order belongs to an account', () => api.reply(lookUpOrder, tracked)],
    [
      'the API does not support it',
      () => api.reply(getCapabilities, { extensions: [lookUpOrder.id], paymentMethods: [] }),
    ],
    ['the visitor is signed in', () => writeAccessToken('good', 3600)],
  ])('is offered no code if %s', async (_when, arrange) => {
    arrange();
    await find();
    expect(askButton()).toBeNull();
  });
});
