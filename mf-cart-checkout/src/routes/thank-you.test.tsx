import { getMyOrder } from '@marketplace/contracts/api/orders';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildOrder, ORDER_UUID } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const openThankYou = () =>
  openPage(routes, `/thank-you?order=${ORDER_UUID}`, 'Thank you, your order is placed');

describe('the thank-you page', () => {
  beforeEach(() => {
    writeAccessToken('good', '2099-01-01T00:00:00.000Z');
    fakeApi().reply(getMyOrder, buildOrder());
  });

  it('names the order and what is to be paid at the door', async () => {
    await openThankYou();
    expect(screen.getByText('NB-100042')).toBeVisible();
    expect(screen.getByText('Cash on delivery: please have ৳560.00 ready.')).toBeVisible();
    expect(screen.getByText('The courier calls +8801711223344 before coming.')).toBeVisible();
  });

  it('shows what was ordered', async () => {
    await openThankYou();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Product 1');
    expect(summary).toHaveTextContent('2 × ৳250.00');
  });

  it('tells the discount that the order was placed with', async () => {
    const discounted = { promoCode: 'EID10', discount: 50.1, total: 509.9 };
    fakeApi().reply(getMyOrder, buildOrder(discounted));
    await openThankYou();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Discount EID10-৳50.10Total৳509.90');
  });

  it('leads to the order and on to the shop', async () => {
    await openThankYou();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      `/orders/${ORDER_UUID}`,
    );
    expect(screen.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/product');
  });
});
