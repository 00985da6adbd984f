import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import type { RefundPromise } from '@marketplace/contracts/api/refundPromise';
import { writeAccessToken, writeCart } from '@marketplace/contracts/cookies';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { savedAddress } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

allowsConsole(/^"current customer" could not be loaded: Something went wrong/);

const dhaka = { name: 'Dhaka', nameBn: 'ঢাকা' };
const delivery = {
  district: 'Dhaka',
  withinDistrictBy: '2024-05-06T17:59:59.999Z',
  elsewhereBy: '2024-05-11T17:59:59.999Z',
};
const padma = {
  shopName: 'Padma Fish',
  shopHandle: 'padma-fish',
  subtotal: 250,
  deliveryCharge: 60,
  freeDeliveryFrom: null,
  delivery,
};
const garden = {
  ...padma,
  shopName: 'Green Basket <3',
  shopHandle: 'green',
  delivery: { ...delivery, district: 'Khulna' },
};

/** Opens the checkout of a customer with these addresses. */
async function open(
  addresses = [savedAddress],
  cartParcels: object[] = [padma],
  {
    refundPromise,
    methods = ['cash-on-delivery'],
    deliveredOnlyTo,
  }: {
    refundPromise?: RefundPromise;
    methods?: PaymentMethod[];
    deliveredOnlyTo?: string[];
  } = {},
) {
  sessionStorage.clear();
  writeCart(CART_UUID, 1);
  writeAccessToken('good', 3600);
  const api = fakeApi();
  api.reply(getPublicCart, {
    ...buildCart([buildCartItem(1, { deliveredOnlyTo })]),
    cartParcels: cartParcels as [typeof padma],
    refundPromise,
  });
  api.reply(listAddresses, { items: addresses, paginationStatus: buildPaging(10, 1) });
  api.reply(listDivisions, { items: [{ ...dhaka, districts: [dhaka] }] });
  api.reply(listUpazilas, { items: [] });
  api.fail(getCurrentCustomer, 500);
  api.reply(getCapabilities, { extensions: [], paymentMethods: methods });
  return openPage(routes, '/checkout', 'Checkout');
}

const texts = () => screen.queryAllByText(/by \d+ May 2024/).map(({ textContent }) => textContent);

describe('the expected day at the checkout', () => {
  it('includes a time of day for hot food', async () => {
    const moment = '2024-05-05T09:15:00.000Z';
    const hot = { ...delivery, withinDistrictBy: moment, elsewhereBy: moment };
    await open([], [{ ...padma, delivery: hot }]);
    expect(texts()).toEqual(['Arrives by 5 May 2024, 3:15 pm.']);
  });

  it('is the day of the slowest parcel until the district is known', async () => {
    const slow = { ...delivery, elsewhereBy: '2024-05-14T17:59:59.999Z' };
    await open([], [padma, { ...garden, delivery: slow }]);
    expect(texts()).toEqual([
      'Arrives by 14 May 2024 at the latest, sooner where the shop is in your district.',
    ]);
  });

  it('matches the chosen address, and is shown before the order is placed', async () => {
    await open();
    expect(texts()).toEqual(['Arrives by 6 May 2024.']);
  });

  it('changes with the chosen address', async () => {
    const village = { ...savedAddress, uuid: CART_UUID, label: 'Village', district: 'Khulna' };
    await open([savedAddress, village]);
    await userEvent.click(screen.getByRole('radio', { name: /Village/ }));
    expect(texts()).toEqual(['Arrives by 11 May 2024.']);
  });

  it('is the latest possible day until the district is known, and after that the day for the district', async () => {
    await open([]);
    expect(texts()).toEqual([
      'Arrives by 11 May 2024 at the latest, sooner where the shop is in your district.',
    ]);
    for (const place of ['Division', 'District']) {
      const [field] = screen.getAllByLabelText(place);
      if (field) await userEvent.selectOptions(field, 'Dhaka');
    }
    expect(texts()).toEqual(['Arrives by 6 May 2024.']);
  });

  it('is shown for each shop if the parcels arrive on different days', async () => {
    await open([savedAddress], [padma, garden]);
    expect(texts()).toEqual([
      'From Padma Fish: arrives by 6 May 2024',
      'From Green Basket <3: arrives by 11 May 2024',
    ]);
  });

  it('is not shown if the API promises no day', async () => {
    await open([savedAddress], [{ ...padma, delivery: undefined }]);
    expect(texts()).toEqual([]);
  });
});

describe('an item that is delivered in one district only', () => {
  const notice = () => screen.queryByText(/^Product 1 is delivered/)?.textContent;

  it('is named in a notice on the checkout page if the chosen address is in another district', async () => {
    const village = { ...savedAddress, uuid: CART_UUID, label: 'Village', district: 'Khulna' };
    await open([savedAddress, village], [padma], { deliveredOnlyTo: ['dhaka'] });
    expect(notice()).toBeUndefined();
    expect(texts()).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: /Village/ }));
    expect(notice()).toBe(
      'Product 1 is delivered in dhaka district only: remove it, or choose another address',
    );
    // The page shows no expected day for an item that cannot be ordered.
    expect(texts()).toEqual([]);
  });

  it('is not reported while the district of the address is unknown', async () => {
    await open([], [padma], { deliveredOnlyTo: ['Dhaka'] });
    expect(notice()).toBeUndefined();
  });
});

describe('the refund promise at the checkout', () => {
  const refundPromise = {
    // In Dhaka this is already 27 November.
    toldBy: '2024-11-26T18:30:00.000Z',
    refundedBy: '2024-11-29T18:30:00.000Z',
    refundDays: 10,
  };
  const PREPAID: PaymentMethod[] = ['cash-on-delivery', 'bkash'];
  const said = () => screen.queryByText(/cannot be delivered/)?.textContent;

  it('names the latest days for the notice and for the refund if the API offers online payment', async () => {
    await open([savedAddress], [padma], { refundPromise, methods: PREPAID });
    expect(said()).toBe(
      'If an order that is paid online cannot be delivered, we tell you by 27 November 2024 and your money is back by 30 November 2024. Any other refund comes within 10 days, the way you paid.',
    );
  });

  it('is not shown if the API offers only cash or promises nothing', async () => {
    await open([savedAddress], [padma], { refundPromise });
    expect(said()).toBeUndefined();
    cleanup();
    await open([savedAddress], [padma], { methods: PREPAID });
    expect(said()).toBeUndefined();
  });
});
