import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { enterText } from '@marketplace/contracts/testing/enterText';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedAddress } from '../testing/buildOrder';
import { fakeGuestApi, openCheckout, placeIt } from '../testing/guestCheckout';

allowsConsole(
  /^"the divisions" could not be loaded: Something went wrong/,
  /^"The ways to pay" could not be loaded: GET \/capabilities has no answer/,
);

let api: FakeApi;
let router: Awaited<ReturnType<typeof openCheckout>>['router'];
beforeEach(async () => {
  api = fakeGuestApi();
  writeAccessToken('good', 3600);
  api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
  const { uuid, name: fullName, phone } = savedAddress;
  api.reply(getCurrentCustomer, { uuid, fullName, phone, email: null, phoneVerified: true });
  ({ router } = await openCheckout());
  for (const [label, text] of Object.entries(TYPED)) {
    await userEvent.clear(field(label));
    await enterText(field(label), text);
  }
  await userEvent.selectOptions(field('Division'), 'Dhaka');
});

const TYPED = {
  Phone: '01711223345',
  District: 'Dhaka',
  'Upazila or thana': 'Savar',
  'Area or village': 'Hemayetpur',
  'Street, house, flat': 'House 12, Road 4',
};
// Finds a field by label, because finding it by role takes jsdom seconds in a form of this size.
const field = (label: string) =>
  within(screen.getByRole('group', { name: 'Delivery address' })).getByLabelText(label);

const sentOrders = () => api.sent.filter(({ id }) => id === 'placeOrder');

/** Expects that the typed address is still there and that the form can be sent again. */
async function expectKeptForm(): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) expect(field(label)).toHaveValue(text);
  expect(screen.getByRole('button', { name: 'Place Order' })).not.toHaveAttribute('aria-busy');
  await placeIt();
  await waitFor(() => expect(sentOrders()).toHaveLength(2));
  const [first, second] = sentOrders().map(({ body }) => body);
  expect(second).toEqual(first);
}

describe('the checkout after the API has refused an order', () => {
  // @spec 8.26
  it.each([
    ['400', 400, 'invalid-request'],
    ['409 for a reused key', 409, 'idempotency-key-reused'],
    ['500', 500, 'internal'],
  ])(
    'says that something went wrong after status %s, and keeps all input',
    async (_answer, status, code) => {
      api.fail(placeOrder, status, 'Nothing for a shopper', code);
      await placeIt();
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('Something went wrong');
      expect(notice).not.toHaveTextContent('Nothing for a shopper');
      await expectKeptForm();
    },
  );

  it('lets the shopper send the order again, even if the reply arrived before React rendered the pending state', async () => {
    api.fail(placeOrder, 401, 'Sign in to go on');
    // React renders nothing before this function ends.
    await act(async () => {
      screen.getByRole('button', { name: 'Place Order' }).click();
      while (!router.state.actionData) await new Promise((resolve) => setTimeout(resolve, 5));
      // Navigates as the page does after a login.
      await router.navigate('/checkout', { replace: true });
    });
    await expectKeptForm();
  });

  it('links to the verification page if the phone is unverified, and keeps all input', async () => {
    api.fail(placeOrder, 409, 'Verify your phone', 'phone-unverified');
    await placeIt();
    const way = await screen.findByRole('link', { name: 'Verify your phone' });
    // The verification page belongs to the shell. `to` leads back to the checkout.
    expect(way).toHaveAttribute('href', '/login-verification?to=%2Fcheckout');
    await expectKeptForm();
  });

  it("shows the API's message about the cart, and keeps all input", async () => {
    api.fail(placeOrder, 409, 'Only 1 of Product 1 is left', 'out-of-stock');
    await placeIt();
    expect(await screen.findByText('Only 1 of Product 1 is left')).toBeVisible();
    expect(screen.getByText('Your cart has changed. Nothing was ordered.')).toBeVisible();
    await expectKeptForm();
  });
});
