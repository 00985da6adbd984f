import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions } from '@marketplace/contracts/api/locations';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { writeAccessToken, writeCart } from '@marketplace/contracts/cookies';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@marketplace/contracts/router';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, within } from '@testing-library/react';
import { clearUnseenOrder } from '../checkout/pendingOrder';
import { routes } from '../exposes/routes';
import { buildCart, CART_UUID } from '../testing/buildCart';
import { buildOrder, ORDER_UUID, savedAddress } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';
import { orderForm } from '../testing/orderForm';
import { action } from './checkout.action';
import { loader } from './checkout.loader';

let api: FakeApi;

beforeEach(() => {
  clearUnseenOrder();
  sessionStorage.clear();
  writeCart(CART_UUID, 1);
  writeAccessToken('good', 3600);
  api = fakeApi();
  api.reply(getPublicCart, buildCart());
  api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
  api.reply(listDivisions, { items: [] });
  api.reply(getCurrentCustomer, {
    uuid: savedAddress.uuid,
    fullName: 'Rahima Khatun',
    phone: '+8801711223344',
    email: null,
    phoneVerified: true,
  });
  api.reply(getCapabilities, { extensions: [], paymentMethods: ['cash-on-delivery', 'bkash'] });
});

const openCheckout = () => openPage(routes, '/checkout', 'Checkout');
const sentOf = (id: string) => api.sent.filter((sent) => sent.id === id);

const GATEWAY_URL = 'https://pay.bka.example/session';

/** Places an order that is paid by bKash. */
function payByBkash(signal?: AbortSignal) {
  api.reply(placeOrder, buildOrder({ paymentMethod: 'bkash' }));
  api.reply(startPayment, { data: { status: 'pending', gatewayUrl: GATEWAY_URL } });
  // Encodes the form as a browser does, because Node's Request cannot read jsdom's FormData.
  const form = Array.from(orderForm({ paymentMethod: 'bkash' }), ([name, value]) => [
    name,
    `${value}`,
  ]);
  const body = new URLSearchParams(form);
  const request = new Request('http://shop.test/checkout', { method: 'POST', body });
  if (signal) Object.defineProperty(request, 'signal', { value: signal });
  // The cast is safe: the action does not read the missing arguments.
  return action({ request, params: {} } as ActionFunctionArgs);
}

describe('the payment step of the checkout', () => {
  it("offers the API's payment methods, with cash first", async () => {
    await openCheckout();
    const ways = screen.getByRole('group', { name: 'Payment method' });
    const offered = within(ways).getAllByRole<HTMLInputElement>('radio');
    expect(offered.map(({ value }) => value)).toEqual(['cash-on-delivery', 'bkash']);
    expect(within(ways).getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
    expect(within(ways).getByRole('radio', { name: /^bKash/ })).toBeEnabled();
  });

  it('redirects to the payment page after the order, and the Back button then opens the order', async () => {
    const leaving = payByBkash();
    await expect(leaving).rejects.toMatchObject({ status: 302 });
    const left = await leaving.catch((thrown: Response) => thrown);
    expect(left instanceof Response && left.headers.get('location')).toBe(GATEWAY_URL);
    expect(sentOf('placeOrder')[0]?.body).toMatchObject({ paymentMethod: 'bkash' });
    expect(sentOf('startPayment')[0]?.body).toEqual({
      method: 'bkash',
      returnUrl: `/thank-you?order=${ORDER_UUID}`,
    });
    // Back opens the order, even if the browser restores the checkout from its cache.
    expect(window.location.pathname + window.location.search).toBe(
      `/thank-you?order=${ORDER_UUID}`,
    );
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    // jsdom cannot reload the page, and reports an error instead.
    expect(String(reported.mock.calls)).toContain('Not implemented: navigation');
  });

  it('keeps the URL of another page that the shopper has opened while the order was being sent', async () => {
    window.history.replaceState(null, '', '/about-us');
    const listen = jest.spyOn(window, 'addEventListener');
    await expect(payByBkash(AbortSignal.abort())).rejects.toMatchObject({ status: 302 });
    expect(sentOf('placeOrder')).toHaveLength(1);
    expect(window.location.pathname).toBe('/about-us');
    expect(listen.mock.calls.map(([name]) => name)).not.toContain('pageshow');
  });

  it('fails with 503 if the API offers no payment method that this release knows', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: ['cheque'] });
    const request = new Request('http://shop.test/checkout');
    // The cast is safe: the loader does not read the missing arguments.
    const loading = loader({ request, params: {} } as LoaderFunctionArgs);
    await expect(loading).rejects.toMatchObject({ init: { status: 503 } });
  });
});
