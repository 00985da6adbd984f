import { createAddress, listAddresses, updateAddress } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { buildCart } from './buildCart';
import { buildOrder, savedAddress } from './buildOrder';
import { addressValues } from './orderForm';

const place = (name: string, nameBn: string) => ({ name, nameBn });

/**
 * Creates a fake API with a cart, a customer with a saved address, lists of districts and upazilas,
 * and orders by cash or bKash.
 */
export function fakeOrderApi(): FakeApi {
  const api = fakeApi();
  api.reply(getPublicCart, buildCart());
  api.reply(listAddresses, { items: [savedAddress], paginationStatus: buildPaging(10, 1) });
  api.reply(listDivisions, {
    items: [
      { ...place('Dhaka', 'ঢাকা'), districts: [place('Dhaka', 'ঢাকা'), place('Gazipur', 'গাজীপুর')] },
      { ...place('Sylhet', 'সিলেট'), districts: [place('Sylhet', 'সিলেট')] },
    ],
  });
  api.reply(listUpazilas, { items: [place('Savar', 'সাভার'), place('Dhamrai', 'ধামরাই')] });
  api.reply(getCurrentCustomer, {
    uuid: savedAddress.uuid,
    fullName: 'Rahima Khatun',
    phone: '+8801711223344',
    email: null,
    phoneVerified: true,
  });
  api.reply(getCapabilities, {
    extensions: ['sendGuestCode'],
    paymentMethods: ['cash-on-delivery', 'bkash'],
  });
  api.reply(placeOrder, buildOrder());
  api.reply(startPayment, { data: { status: 'pending' } });
  api.reply(createAddress, savedAddress);
  api.reply(updateAddress, savedAddress);
  return api;
}

/**
 * An address that a shopper typed into the form, as a browser without JavaScript sends it: with an
 * empty division.
 */
export const typedAddress = {
  ...addressValues('shipping'),
  'shipping.division': '',
  shippingChoice: 'new',
};
