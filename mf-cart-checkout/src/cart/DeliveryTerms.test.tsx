import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { DeliveryTerms } from './DeliveryTerms';

const parcel = {
  shopName: 'Bogura Dairy',
  shopHandle: 'bogura-dairy',
  subtotal: 380,
  deliveryCharge: 60,
  freeDeliveryFrom: 500,
};

describe('DeliveryTerms', () => {
  it('names the shop, and the amount that is missing for free delivery', () => {
    renderUi(<DeliveryTerms parcel={parcel} />);
    expect(screen.getByText('Delivery ৳60.00')).toBeVisible();
    expect(screen.getByText('Add ৳120.00 more for free delivery from Bogura Dairy')).toBeVisible();
  });

  it('computes the missing amount without rounding errors', () => {
    renderUi(<DeliveryTerms parcel={{ ...parcel, subtotal: 499.99, freeDeliveryFrom: 500.1 }} />);
    expect(screen.getByText(/^Add ৳0.11 more/)).toBeVisible();
  });

  it.each([
    [40, 'Delivery ৳40.00 in Bogura district, ৳60.00 elsewhere'],
    [0, 'Free delivery in Bogura district, ৳60.00 elsewhere'],
  ])('names the delivery charges within the shop’s district and elsewhere', (charge, text) => {
    const withinDistrict = { district: 'Bogura', deliveryCharge: charge };
    renderUi(<DeliveryTerms parcel={{ ...parcel, withinDistrict }} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/more for free delivery/)).toBeVisible();
  });

  it("shows a district's name as text, even if it looks like a tag", () => {
    const withinDistrict = { district: '<b>X</b>', deliveryCharge: 40 };
    renderUi(<DeliveryTerms parcel={{ ...parcel, withinDistrict }} />);
    expect(screen.getByText(/in <b>X<\/b> district/)).toBeVisible();
  });

  it.each([
    ['delivery is free', { subtotal: 500, deliveryCharge: 0 }, 'Free delivery'],
    ['the shop never delivers free', { freeDeliveryFrom: null }, 'Delivery ৳60.00'],
  ])('does not name a missing amount if %s', (_what, changes, text) => {
    renderUi(<DeliveryTerms parcel={{ ...parcel, ...changes }} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/more for free delivery/)).toBeNull();
  });
});
