import type { ProductDelivery } from '@marketplace/contracts/api/delivery';
import { listDivisions } from '@marketplace/contracts/api/locations';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryNotes } from './DeliveryNotes';

const dhaka = { name: 'Dhaka', nameBn: 'ঢাকা' };
const khulna = { name: 'Khulna', nameBn: 'খুলনা' };

const delivery: ProductDelivery = {
  deliveryCharge: 120,
  withinDistrict: { district: 'Dhaka', deliveryCharge: 60 },
  freeDeliveryFrom: 500,
  delivery: {
    district: 'Dhaka',
    withinDistrictBy: '2024-05-06T17:59:59.999Z',
    elsewhereBy: '2024-05-11T17:59:59.999Z',
  },
};

function show(changes: Partial<ProductDelivery> | null = {}, locale: 'en' | 'bn' = 'en') {
  const shown = changes === null ? undefined : { ...delivery, ...changes };
  return renderRoutes([{ path: '/', element: <DeliveryNotes delivery={shown} /> }], {
    path: '/',
    locale,
  });
}

const terms = () => screen.getAllByRole('listitem')[0]?.textContent;
const choose = (district: object) =>
  localStorage.setItem('deliveryDistrict', JSON.stringify(district));

beforeEach(() => localStorage.clear());

describe('the delivery notes of a product', () => {
  it('show the charges within and outside the district of the shop, and the latest date, until a district is chosen', () => {
    show();
    expect(terms()).toBe(
      'Delivery ৳60.00 in Dhaka district, ৳120.00 elsewhere' +
        'Arrives by 11 May 2024 at the latest' +
        'Free delivery from ৳500.00 in one parcel',
    );
  });

  it.each([
    [dhaka, 'To Dhaka: Delivery ৳60.00Arrives by 6 May 2024'],
    [khulna, 'To Khulna: Delivery ৳120.00Arrives by 11 May 2024'],
  ])('show charge and date for the district stored on the device: %p', (district, expected) => {
    choose(district);
    show({ freeDeliveryFrom: null });
    expect(terms()).toBe(expected);
  });

  it('show the time at which hot food arrives', () => {
    const moment = '2024-05-05T09:15:00.000Z';
    const hot = { district: 'Dhaka', withinDistrictBy: moment, elsewhereBy: moment };
    show({ deliveredOnlyTo: ['Dhaka'], delivery: hot });
    expect(terms()).toMatch(/Arrives by 5 May 2024, 3:15 pm(?! at the latest)/);
  });

  it('show no date if the API promises none', () => {
    show({ delivery: undefined });
    expect(terms()).not.toContain('Arrives');
  });

  it('name a chosen district in Bangla on a Bangla page', () => {
    choose(khulna);
    show({}, 'bn');
    expect(terms()).toContain('খুলনা');
  });

  it.each([['{"name":1}'], ['null'], ['<script>']])(
    'ignore the invalid stored value %p',
    (kept) => {
      localStorage.setItem('deliveryDistrict', kept);
      show();
      expect(terms()).toContain('elsewhere');
    },
  );

  it('let the shopper choose a district, and store it for the next product', async () => {
    fakeApi().reply(listDivisions, { items: [{ ...dhaka, districts: [dhaka, khulna] }] });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Choose your district' }));
    const select = await screen.findByRole('combobox', { name: 'Your district' });
    expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Khulna');
    expect(terms()).toContain('To Khulna: Delivery ৳120.00');
    expect(localStorage.getItem('deliveryDistrict')).toBe(JSON.stringify(khulna));
  });

  it('keep the button "Choose your district" if the districts cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeApi().fail(listDivisions, 500);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Choose your district' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('button', { name: 'Choose your district' })).toBeEnabled();
  });

  it('show charge and district if the product is delivered to only one district', () => {
    show({ deliveredOnlyTo: ['Dhaka'] });
    expect(terms()).toContain(
      'Delivery ৳60.00Delivered in Dhaka district onlyArrives by 6 May 2024',
    );
  });

  it('show the highest charge and the latest day if the product is delivered to several districts', () => {
    show({ deliveredOnlyTo: ['Dhaka', 'Gazipur'] });
    expect(terms()).toContain('elsewhere');
    expect(terms()).toContain('at the latest');
  });

  it.each<[number, string, Partial<ProductDelivery>]>([
    [3, 'has the same charge everywhere', { withinDistrict: undefined }],
    [4, 'has another charge within the district of its shop', {}],
    [4, 'is delivered to only one district', { deliveredOnlyTo: ['Dhaka'] }],
  ])('reserve %i lines for a product that %s', (lines, _, changes) => {
    show(changes);
    const text = screen.getByText(/^Delivery/).closest('div');
    expect(getComputedStyle(text as Element).minHeight).toBe(`${lines}lh`);
  });

  it('say that the product is not delivered to the chosen district', () => {
    choose(khulna);
    show({ deliveredOnlyTo: ['Dhaka'] });
    expect(terms()).toContain('Not delivered to KhulnaDelivered in Dhaka district only');
    expect(terms()).not.toContain('Arrives');
  });

  it('show neither charge nor date if the API sends no delivery data', () => {
    show(null);
    expect(terms()).toBe('Delivered to your address, anywhere in Bangladesh');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
