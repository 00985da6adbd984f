import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { listDivisions } from '@marketplace/contracts/api/locations';
import { type Cart, getPublicCart } from '@marketplace/contracts/api/publicCart';
import { writeCart } from '@marketplace/contracts/cookies';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { openPage } from '../testing/openPage';

const TITLE = 'Your cart has changed since you filled it.';
const whenAdded = { unitPrice: 225, availableQuantity: 12 };
const dearer = buildCartItem(1, { whenAdded });
const soldOut = buildCartItem(2, { isAvailable: false, availableQuantity: 0, whenAdded });
const unchanged = buildCartItem(3, {
  whenAdded: { unitPrice: 250, availableQuantity: 60 },
});

let api: FakeApi;
beforeEach(() => {
  writeCart(CART_UUID, 1);
  api = fakeApi();
  api.reply(getCapabilities, {
    extensions: ['sendGuestCode'],
    paymentMethods: ['cash-on-delivery'],
  });
  api.reply(listDivisions, { items: [] });
});

function openWith(...items: Cart['cartItems']) {
  api.reply(getPublicCart, buildCart(items));
  return openPage(routes, '/checkout', 'Checkout');
}

describe('the notice about changed cart items at the checkout', () => {
  it('lists the changes of each item', async () => {
    await openWith(dearer, soldOut, unchanged);
    await screen.findByText(TITLE);
    const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toContain('Product 1 now costs ৳250.00 instead of ৳225.00.');
    expect(told).toContain('Product 2 is out of stock. There were 12 when you added it.');
    expect(told.filter((text) => text?.startsWith('Product 3 '))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/cart');
  });

  it('is missing if no item has changed', async () => {
    await openWith(unchanged);
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });
});
