import { type Address, listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { writeAccessToken, writeCart } from '@marketplace/contracts/cookies';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCart, CART_UUID, parcelByDistrict } from '../testing/buildCart';
import { buildOrder, savedAddress } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const dhaka = { name: 'Dhaka', nameBn: 'ঢাকা' };
const gazipur = { name: 'Gazipur', nameBn: 'গাজীপুর' };
const village: Address = { ...savedAddress, uuid: CART_UUID, label: 'Village', district: 'Khulna' };

function serve(addresses: Address[], parcel = parcelByDistrict) {
  sessionStorage.clear();
  writeCart(CART_UUID, 1);
  writeAccessToken('good', 3600);
  const api = fakeApi();
  api.reply(getPublicCart, { ...buildCart(), deliveryCharge: 120, cartParcels: [parcel] });
  api.reply(listAddresses, { items: addresses, paginationStatus: buildPaging(10, 1) });
  api.reply(listDivisions, { items: [{ ...dhaka, districts: [dhaka, gazipur] }] });
  api.reply(listUpazilas, { items: [] });
  api.reply(getCurrentCustomer, {
    uuid: savedAddress.uuid,
    fullName: 'Rahima Khatun',
    phone: '+8801711223344',
    email: null,
    phoneVerified: true,
  });
  api.reply(getCapabilities, { extensions: [], paymentMethods: ['cash-on-delivery'] });
  return api;
}

const openCheckout = () => openPage(routes, '/checkout', 'Checkout');

/** Reads delivery charge and total from the summary. */
function sums(name = 'Your order') {
  const summary = within(screen.getByRole('region', { name }));
  return summary
    .getAllByRole('definition')
    .slice(1)
    .map(({ textContent }) => textContent);
}
const announced = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const choose = async (label: string, option: string) => {
  const [field] = screen.getAllByLabelText(label);
  if (field) await userEvent.selectOptions(field, option);
};

const TO_DHAKA = ['৳60.00', '৳310.00'];
const AT_MOST = ['up to ৳120.00', 'up to ৳370.00'];

describe('the delivery charge at the checkout', () => {
  it('matches the chosen address, and changes with the address without a request', async () => {
    const api = serve([savedAddress, village]);
    await openCheckout();
    expect(sums()).toEqual(TO_DHAKA);
    expect(announced()).toBe('');
    const asked = api.sent.length;
    await userEvent.click(screen.getByRole('radio', { name: /Village/ }));
    expect(sums()).toEqual(['৳120.00', '৳370.00']);
    expect(announced()).toBe('Delivery ৳120.00, total ৳370.00');
    await userEvent.click(screen.getByRole('radio', { name: /Home/ }));
    expect(sums()).toEqual(TO_DHAKA);
    expect(announced()).toBe('Delivery ৳60.00, total ৳310.00');
    expect(api.sent).toHaveLength(asked);
  });

  it('is the highest possible charge until the district is known, and the page says so', async () => {
    serve([]);
    await openCheckout();
    expect(sums()).toEqual(AT_MOST);
    expect(screen.getByText('Delivery costs less within a shop’s own district.')).toBeVisible();
    expect(screen.getByText('Total, at most')).toBeVisible();
    await choose('Division', 'Dhaka');
    expect(announced()).toBe('');
    await choose('District', 'Dhaka');
    expect(sums()).toEqual(TO_DHAKA);
    expect(announced()).toBe('Delivery ৳60.00, total ৳310.00');
    expect(screen.queryByText('Total, at most')).toBeNull();
    await choose('District', 'Gazipur');
    expect(sums()).toEqual(['৳120.00', '৳370.00']);
  });

  it('is included in the expected total that is sent with the order', async () => {
    const api = serve([savedAddress, village]);
    api.reply(placeOrder, buildOrder());
    api.reply(startPayment, { data: { status: 'pending' } });
    await openCheckout();
    await userEvent.click(screen.getByRole('radio', { name: /Village/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
    const ordered = () => api.sent.find(({ id }) => id === 'placeOrder')?.body;
    await waitFor(() =>
      expect(ordered()).toMatchObject({
        expectedSubtotal: 250,
        expectedTotal: 370,
        shippingAddress: { district: 'Khulna' },
      }),
    );
  });

  it('is not announced to screen readers if it is the same in every district', async () => {
    serve([savedAddress, village], { ...parcelByDistrict, withinDistrict: undefined });
    await openCheckout();
    await userEvent.click(screen.getByRole('radio', { name: /Village/ }));
    expect(sums()).toEqual(['৳120.00', '৳370.00']);
    expect(announced()).toBe('');
  });
});

it("the cart shows the highest possible total charge, and each shop's charges within its district and elsewhere", async () => {
  serve([savedAddress]);
  await openPage(routes, '/cart', 'Your cart');
  expect(sums('Summary')).toEqual(AT_MOST);
  expect(screen.getByText('Delivery ৳60.00 in Dhaka district, ৳120.00 elsewhere')).toBeVisible();
});
