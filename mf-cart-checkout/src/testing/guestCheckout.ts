import { sendGuestCode, verifyGuestPhone } from '@marketplace/contracts/api/guests';
import { listDivisions } from '@marketplace/contracts/api/locations';
import { getMyOrder, placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { clearAccessToken, writeCart } from '@marketplace/contracts/cookies';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUnseenOrder } from '../checkout/pendingOrder';
import { routes } from '../exposes/routes';
import { buildCart, CART_UUID } from './buildCart';
import { buildOrder } from './buildOrder';
import { openPage } from './openPage';

export const THANKS = 'Thank you, your order is placed';
export const LATER = '2099-01-01T00:00:00.000Z';

/** Creates a fake API for a guest with a cart. The API sends codes and accepts every code. */
export function fakeGuestApi() {
  clearAccessToken();
  clearUnseenOrder();
  sessionStorage.clear();
  writeCart(CART_UUID, 1);
  const api = fakeApi();
  api.reply(getPublicCart, buildCart());
  // Without lists of places, the guest types division, district and upazila.
  api.fail(listDivisions, 404);
  api.reply(sendGuestCode, { isDone: true });
  api.reply(verifyGuestPhone, { guestToken: 'guest-1', expiresAt: LATER });
  api.reply(placeOrder, buildOrder());
  api.reply(startPayment, { data: { status: 'pending' } });
  api.reply(getMyOrder, buildOrder());
  return api;
}

export const openCheckout = () => openPage(routes, '/checkout', 'Checkout');
// Finds a field by label, because finding it by role takes jsdom seconds in a form of this size.
export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const code = () => screen.findByLabelText('Code');
export const placeIt = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }));

export async function put(label: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.paste(text);
}

export async function typeAddress(phone = '০১৭১১২২৩৩৪৪'): Promise<void> {
  await put('Full name', 'Rahima Khatun');
  await put('Phone', phone);
  await userEvent.selectOptions(field('Division'), 'Dhaka');
  await put('District', 'Dhaka');
  await put('Upazila or thana', 'Savar');
  await put('Area or village', 'Hemayetpur');
  await put('Street, house, flat', 'House 12, Road 4');
}

export async function askForCode(): Promise<void> {
  await typeAddress();
  await placeIt();
  await code();
}

export async function enter(text: string): Promise<void> {
  await userEvent.clear(await code());
  await userEvent.paste(text);
  await placeIt();
}
