import { createAddress, listAddresses, updateAddress } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { getMyOrder, placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import {
  clearAccessToken,
  readCartUuid,
  writeAccessToken,
  writeCart,
} from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUnseenOrder } from '../checkout/pendingOrder';
import { routes } from '../exposes/routes';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { buildOrder, ORDER_UUID, postalAddress, savedAddress } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const dhaka = { name: 'Dhaka', nameBn: 'ঢাকা' };
let api: FakeApi;

// Makes queries skip hidden elements, because the form also contains the fields of a billing
// address. CSS hides these fields while the bill goes to the delivery address.
configure({ defaultHidden: false });

beforeEach(() => {
  clearUnseenOrder();
  sessionStorage.clear();
  writeCart(CART_UUID, 1);
  writeAccessToken('good', 3600);
  api = fakeApi();
  api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 2 })]));
  api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
  api.reply(listDivisions, { items: [{ ...dhaka, districts: [dhaka] }] });
  api.reply(listUpazilas, { items: [{ name: 'Savar', nameBn: 'সাভার' }] });
  api.reply(getCurrentCustomer, {
    uuid: savedAddress.uuid,
    fullName: 'Rahima Khatun',
    phone: '+8801711223344',
    email: null,
    phoneVerified: true,
  });
  api.reply(getCapabilities, { extensions: [], paymentMethods: ['cash-on-delivery', 'bkash'] });
  api.reply(placeOrder, buildOrder());
  api.reply(startPayment, { data: { status: 'pending' } });
  api.reply(createAddress, savedAddress);
  api.reply(getMyOrder, buildOrder());
});

const openCheckout = () => openPage(routes, '/checkout', 'Checkout');
const THANKS = 'Thank you, your order is placed';

async function fillAddress() {
  for (const [name, value] of Object.entries({
    Division: 'Dhaka',
    District: 'Dhaka',
    'Upazila or thana': 'Savar',
  })) {
    // Waits, because the upazilas load after the district is chosen.
    await waitFor(() => userEvent.selectOptions(screen.getByRole('combobox', { name }), value));
  }
  const type = (name: string, text: string) =>
    enterText(screen.getByRole('textbox', { name }), text);
  await type('Area or village', 'Hemayetpur');
  await type('Street, house, flat', 'House 12, Road 4');
}

const placeIt = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);
const withSavedAddress = () =>
  api.reply(listAddresses, { items: [savedAddress], paginationStatus: buildPaging(10, 1) });

describe('the checkout', () => {
  // @spec 7.10
  it('places the order, starts the payment and leads to the thank-you page', async () => {
    const { router } = await openCheckout();
    await fillAddress();
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    expect(router.state.location.search).toBe(`?order=${ORDER_UUID}`);
    expect(sentOf('placeOrder')[0]?.body).toMatchObject({
      cartUuid: CART_UUID,
      shippingAddress: postalAddress,
      billingAddress: postalAddress,
      paymentMethod: 'cash-on-delivery',
      expectedSubtotal: 500,
      expectedTotal: 560,
    });
    expect(sentOf('startPayment')[0]?.body).toEqual({ method: 'cash-on-delivery' });
    expect(sentOf('createAddress')).toEqual([]);
    // The cart keeps its uuid, because items that are saved for later stay in the cart.
    expect(readCartUuid()).toBe(CART_UUID);
    expect(bus.retained('cart:changed')?.totalQuantity).toBe(0);
  });

  it('saves a new address if the shopper asks for that', async () => {
    await openCheckout();
    await fillAddress();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Save this address' }));
    await placeIt();
    await waitFor(() => expect(sentOf('createAddress')[0]?.body).toEqual(postalAddress));
    await waitFor(() =>
      expect(bus.releaseHeld('toast:requested')).toEqual([
        { kind: 'success', message: 'Address created successfully' },
      ]),
    );
  });

  it('prefills name and phone, and keeps all input after an error', async () => {
    await openCheckout();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Rahima Khatun');
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    expect(phone).toHaveValue('01711223344');
    await fillAddress();
    await userEvent.clear(phone);
    await enterText(phone, '12345');
    await placeIt();
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription(/Enter a phone number of Bangladesh/);
    expect(screen.getByRole('combobox', { name: 'District' })).toHaveValue('Dhaka');
    expect(sentOf('placeOrder')).toEqual([]);

    await userEvent.type(phone, '6');
    await waitFor(() => expect(phone).not.toHaveAttribute('aria-invalid'));
  });

  it.each([
    ['terms and conditions', '/terms-and-conditions'],
    ['privacy policy', '/privacy-policy'],
  ])('has a link to the %s, which opens in a new tab', async (name, path) => {
    await openCheckout();
    const link = screen.getByRole('link', { name });
    expect(link.closest('p')).toHaveTextContent(/^By placing the order you agree to our/);
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('orders to a saved address without any typing', async () => {
    withSavedAddress();
    await openCheckout();
    expect(screen.getByRole('radio', { name: /Home/ })).toBeChecked();
    expect(screen.queryByRole('combobox', { name: 'District' })).not.toBeInTheDocument();
    await placeIt();
    await waitFor(() =>
      expect(sentOf('placeOrder')[0]?.body).toMatchObject({ shippingAddress: postalAddress }),
    );
  });

  it("asks for a new upazila if the saved address's upazila is no longer listed, and orders to the corrected address", async () => {
    const old = { ...savedAddress, upazila: 'Sabhar' };
    api.reply(listAddresses, { items: [old], paginationStatus: buildPaging(10, 1) });
    api.reply(updateAddress, savedAddress);
    await openCheckout();
    expect(screen.getByText(/Sabhar is no longer an upazila or thana of Dhaka/)).toBeVisible();
    const upazila = screen.getByRole('combobox', { name: 'Upazila or thana' });
    await placeIt();
    await waitFor(() => expect(upazila).toHaveAttribute('aria-invalid', 'true'));
    expect(sentOf('placeOrder')).toEqual([]);

    await userEvent.selectOptions(upazila, 'Savar');
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    expect(sentOf('placeOrder')[0]?.body).toMatchObject({ shippingAddress: postalAddress });
    const [mended] = sentOf('updateAddress');
    expect(mended?.url.pathname).toBe(`/order/shipping-address/${savedAddress.uuid}`);
    expect(mended?.body).toEqual({ upazila: 'Savar' });
  });

  it("does not ask for a new upazila if the list of the district's upazilas cannot be loaded", async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    api.fail(listUpazilas, 500);
    const old = { ...savedAddress, upazila: 'Sabhar' };
    api.reply(listAddresses, { items: [old], paginationStatus: buildPaging(10, 1) });
    await openCheckout();
    await placeIt();
    await waitFor(() => expect(sentOf('placeOrder')).toHaveLength(1));
    expect(sentOf('updateAddress')).toEqual([]);
    warn.mockRestore();
  });

  it('changes no saved address if the shopper types an address for this order only', async () => {
    withSavedAddress();
    await openCheckout();
    await userEvent.click(screen.getByRole('radio', { name: 'Add another address' }));
    await fillAddress();
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    const changes = ['createAddress', 'updateAddress', 'deleteAddress'].flatMap(sentOf);
    expect(changes).toEqual([]);
  });

  it('has a card for typing another address beside the cards of the saved addresses', async () => {
    withSavedAddress();
    await openCheckout();
    await userEvent.click(screen.getByRole('radio', { name: 'Add another address' }));
    expect(screen.getByRole('combobox', { name: 'District' })).toBeVisible();
  });

  it('asks for a billing address if the shopper says that it differs from the delivery address', async () => {
    withSavedAddress();
    await openCheckout();
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'The bill goes to the same address' }),
    );
    await placeIt();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    expect(sentOf('placeOrder')).toEqual([]);
  });

  it('names the changes of the cart after a refusal, and shows the new sums', async () => {
    withSavedAddress();
    await openCheckout();
    api.fail(placeOrder, 409, 'Your cart changed', 'cart-changed');
    api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 2, unitPrice: 275 })]));
    await placeIt();
    const notice = await screen.findByRole('status');
    await waitFor(() =>
      expect(notice).toHaveTextContent('Product 1 now costs ৳275.00 instead of ৳250.00.'),
    );
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent('৳550.00');
  });

  // @error stored: placeOrder
  it('says that something went wrong if the reply is lost, and has placed only one order after a second press', async () => {
    withSavedAddress();
    await openCheckout();
    api.cut(placeOrder);
    await placeIt();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('button', { name: 'Place Order' })).not.toHaveAttribute('aria-busy');

    api.reply(placeOrder, buildOrder());
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
    const keys = sentOf('placeOrder').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks the customer to log in again and keeps the form if the session has ended', async () => {
    const reasons: string[] = [];
    const stop = bus.subscribe('session:login-requested', ({ reason }) => reasons.push(reason));
    await openCheckout();
    await fillAddress();
    api.fail(placeOrder, 401, 'Sign in to go on');
    await placeIt();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in again');
    expect(reasons).toEqual(['checkout']);
    const street = screen.getByRole('textbox', { name: 'Street, house, flat' });
    expect(street).toHaveValue('House 12, Road 4');
    expect(screen.getByRole('combobox', { name: 'Upazila or thana' })).toHaveValue('Savar');
    stop();
  });

  it('asks a customer whose session has ended to log in, and sends no one-time code', async () => {
    const reasons: string[] = [];
    const stop = bus.subscribe('session:login-requested', ({ reason }) => reasons.push(reason));
    withSavedAddress();
    await openCheckout();
    clearAccessToken();
    await placeIt();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in again');
    expect(reasons).toEqual(['checkout']);
    expect([...sentOf('sendGuestCode'), ...sentOf('placeOrder')]).toEqual([]);
    stop();
  });

  it('lets the cart page open the order if its reply was lost and the shopper has closed the checkout', async () => {
    withSavedAddress();
    const { unmount } = await openCheckout();
    api.cut(placeOrder);
    await placeIt();
    await screen.findByRole('alert');
    unmount();

    api.reply(getPublicCart, buildCart([]));
    api.reply(placeOrder, buildOrder());
    await openPage(routes, '/cart', THANKS);
    const keys = sentOf('placeOrder').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('places the order even if its payment cannot be started', async () => {
    allowsConsole(/^After the order:/);
    withSavedAddress();
    await openCheckout();
    api.fail(startPayment, 500);
    await placeIt();
    await screen.findByRole('heading', { name: THANKS });
  });
});
