import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { getMyOrder, placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { clearAccessToken, writeAccessToken, writeCart } from '@marketplace/contracts/cookies';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCart, CART_UUID } from '../testing/buildCart';
import { buildOrder, savedAddress } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const RAHIMA = '0f0c1d1e-0000-4000-8000-0000000000a1';
const KARIM = '0f0c1d1e-0000-4000-8000-0000000000a2';
let api: FakeApi;

const signInAs = (uuid: string, fullName: string) =>
  api.reply(getCurrentCustomer, {
    uuid,
    fullName,
    phone: '+8801711223344',
    email: null,
    phoneVerified: true,
  });

beforeEach(() => {
  sessionStorage.clear();
  writeCart(CART_UUID, 1);
  writeAccessToken('good', 3600);
  api = fakeApi();
  api.reply(getPublicCart, buildCart());
  api.reply(listAddresses, { items: [savedAddress], paginationStatus: buildPaging(10, 1) });
  // Without lists of places, the shopper types division, district and upazila.
  api.fail(listDivisions, 404);
  api.reply(getCapabilities, { extensions: [], paymentMethods: ['cash-on-delivery', 'bkash'] });
  api.reply(placeOrder, buildOrder());
  api.reply(startPayment, { data: { status: 'pending' } });
  api.reply(getMyOrder, buildOrder());
  signInAs(RAHIMA, 'Rahima Khatun');
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const openCheckout = () => openPage(routes, '/checkout', 'Checkout');
// Finds fields by label, because finding them by role takes jsdom seconds in a form of this size.
// If two fields have the same label, the first belongs to the delivery address and the second to
// the billing address.
const fields = (label: string | RegExp) => screen.getAllByLabelText(label);
const field = (label: string | RegExp) => fields(label)[0] ?? document.body;
const billingIsSame = () => field('The bill goes to the same address');

async function put(label: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.paste(text);
}

async function typeAddress(): Promise<void> {
  await userEvent.click(field('Add another address'));
  await put('Full name', 'Abdul Karim');
  await put('Street, house, flat', 'Lane 7');
  await userEvent.click(field('Save this address'));
  await put(/^Note/, 'Ring twice');
}

describe('an interrupted checkout', () => {
  it('is restored when the same customer returns', async () => {
    const { unmount } = await openCheckout();
    await typeAddress();
    await userEvent.click(billingIsSame());
    unmount();

    await openCheckout();
    expect(field('Add another address')).toBeChecked();
    expect(fields('Full name').map((each) => each.getAttribute('value'))).toEqual([
      'Abdul Karim',
      '',
    ]);
    expect(field('Street, house, flat')).toHaveValue('Lane 7');
    expect(field('Save this address')).toBeChecked();
    expect(billingIsSame()).not.toBeChecked();
    expect(field(/^Note/)).toHaveValue('Ring twice');
  });

  it('keeps the chosen payment method, and the order uses that method', async () => {
    const { unmount } = await openCheckout();
    await userEvent.click(field(/^bKash/));
    unmount();

    await openCheckout();
    expect(field(/^bKash/)).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
    await waitFor(() =>
      expect(api.sent.find(({ id }) => id === 'placeOrder')?.body).toMatchObject({
        paymentMethod: 'bkash',
      }),
    );
  });

  it('selects the first offered payment method if the chosen method is no longer offered', async () => {
    const { unmount } = await openCheckout();
    await userEvent.click(field(/^bKash/));
    unmount();

    api.reply(getCapabilities, { extensions: [], paymentMethods: ['nagad', 'card'] });
    await openCheckout();
    expect(field(/^Nagad/)).toBeChecked();
  });

  it('keeps the upazila that was chosen for a saved address, separately from the upazila of the typed address', async () => {
    const old = { ...savedAddress, upazila: 'Sabhar' };
    api.reply(listAddresses, { items: [old], paginationStatus: buildPaging(10, 1) });
    api.reply(listUpazilas, { items: [{ name: 'Savar', nameBn: 'সাভার' }] });
    const { unmount } = await openCheckout();
    await userEvent.selectOptions(field('Upazila or thana'), 'Savar');
    unmount();

    await openCheckout();
    expect(fields('Upazila or thana').map((each) => each instanceof HTMLSelectElement)).toEqual([
      true,
      false,
      false,
    ]);
    expect(field('Upazila or thana')).toHaveValue('Savar');
    expect(fields('Upazila or thana')[1]).toHaveValue('');
  });

  it('keeps the typed address even if the shopper then chooses a saved address', async () => {
    const { unmount } = await openCheckout();
    await typeAddress();
    await userEvent.click(field(/Home/));
    unmount();

    await openCheckout();
    expect(field(/Home/)).toBeChecked();
    await userEvent.click(field('Add another address'));
    expect(field('Street, house, flat')).toHaveValue('Lane 7');
  });

  it('is hidden from another customer in the same tab, and is deleted', async () => {
    const { unmount } = await openCheckout();
    await typeAddress();
    unmount();

    signInAs(KARIM, 'Karim Uddin');
    const second = await openCheckout();
    expect(document.body.innerHTML).not.toMatch(/Lane 7|Abdul Karim|Ring twice/);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Lane 7');
    second.unmount();

    signInAs(RAHIMA, 'Rahima Khatun');
    await openCheckout();
    expect(field(/^Note/)).toHaveValue('');
  });

  it('is deleted after the order', async () => {
    await openCheckout();
    await put(/^Note/, 'Ring twice');
    await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is not saved if the API does not say who the customer is', async () => {
    api.fail(getCurrentCustomer, 500);
    await openCheckout();
    await put(/^Note/, 'Ring twice');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a checkout that is being filled in while the page loads its data again', () => {
  const logIn = () => writeAccessToken('good', 3600);

  async function fillIn() {
    const { router } = await openCheckout();
    await typeAddress();
    await userEvent.click(field(/^bKash/));
    return () => act(() => router.revalidate());
  }

  async function openAsGuest() {
    clearAccessToken();
    const { router } = await openCheckout();
    return () => act(() => router.revalidate());
  }

  function expectInput() {
    expect(field('Full name')).toHaveValue('Abdul Karim');
    expect(field('Street, house, flat')).toHaveValue('Lane 7');
    expect(field(/^Note/)).toHaveValue('Ring twice');
    expect(field(/^bKash/)).toBeChecked();
  }

  it('keeps its input while the API does not say who the customer is', async () => {
    const reload = await fillIn();
    api.fail(getCurrentCustomer, 500);
    await reload();
    expectInput();
    signInAs(RAHIMA, 'Rahima Khatun');
    await reload();
    expectInput();
  });

  it('keeps the prefilled name while the API does not say who the customer is', async () => {
    api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
    const { router } = await openCheckout();
    api.fail(getCurrentCustomer, 500);
    await act(() => router.revalidate());
    expect(field('Full name')).toHaveValue('Rahima Khatun');
  });

  it('keeps its input when the API names the customer for the first time, and from then on saves it in the draft', async () => {
    api.fail(getCurrentCustomer, 500);
    const reload = await fillIn();
    signInAs(RAHIMA, 'Rahima Khatun');
    await reload();
    expectInput();
    await put(/^Note/, 'Ring once');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Ring once');
  });

  const dhaka = { name: 'Dhaka', nameBn: 'ঢাকা' };
  const listPlaces = () => api.reply(listDivisions, { items: [{ ...dhaka, districts: [dhaka] }] });
  const listNoPlaces = () => api.fail(listDivisions, 500);
  it.each([
    ['only before the reload', listPlaces, listNoPlaces],
    ['only after the reload', listNoPlaces, listPlaces],
  ])('keeps division and district if the divisions can be loaded %s', async (_, first, later) => {
    first();
    const { router } = await openCheckout();
    await userEvent.click(field('Add another address'));
    await userEvent.selectOptions(field('Division'), 'Dhaka');
    const district = field('District');
    if (district instanceof HTMLSelectElement) await userEvent.selectOptions(district, 'Dhaka');
    else await put('District', 'Dhaka');
    later();
    await act(() => router.revalidate());
    expect(field('Division')).toHaveValue('Dhaka');
    expect(field('District')).toBe(district);
    expect(district).toHaveValue('Dhaka');
  });

  it('keeps the input of a guest who logs in', async () => {
    const reload = await openAsGuest();
    await put('Full name', 'Abdul Karim');
    await put('Street, house, flat', 'Lane 7');
    await put(/^Note/, 'Ring twice');
    await userEvent.click(field(/^bKash/));
    logIn();
    await reload();
    expect(field('Add another address')).toBeChecked();
    expectInput();
  });

  it('shows the draft of a customer who logs in again before a guest has filled in anything', async () => {
    const reload = await fillIn();
    clearAccessToken();
    await reload();
    expect(document.body.innerHTML).not.toMatch(/Lane 7|Abdul Karim|Ring twice/);
    expect(field(/^Note/)).toHaveValue('');
    logIn();
    await reload();
    expectInput();
  });

  it('shows nothing of its input to another customer, or to a guest after a logout', async () => {
    const reload = await openAsGuest();
    await put(/^Note/, 'Ring twice');
    logIn();
    await reload();
    expect(field(/^Note/)).toHaveValue('Ring twice');
    sessionStorage.clear();
    clearAccessToken();
    await reload();
    expect(field(/^Note/)).toHaveValue('');

    await put(/^Note/, 'Ring twice');
    logIn();
    await reload();
    signInAs(KARIM, 'Karim Uddin');
    await reload();
    expect(field(/^Note/)).toHaveValue('');
  });
});
