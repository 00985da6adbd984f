import { getMyOrder } from '@marketplace/contracts/api/orders';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { loadMessages, routes } from '../exposes/routes';
import { buildOrder } from '../testing/buildOrder';

type Order = ReturnType<typeof buildOrder>;

async function openOrder(changes: Partial<Order> = {}) {
  const order = buildOrder(changes);
  fakeApi().reply(getMyOrder, order);
  renderRoutes(routes, { path: `/orders/${order.uuid}` });
  await screen.findByRole('heading', { level: 1, name: 'Order 100042' });
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('tells how far the order has come', async () => {
  await openOrder();
  const progress = region('Progress of the order');
  const steps = progress.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual(['Placed', 'Confirmed', 'On its way', 'Delivered (still to come)']);
  expect(progress.getByText('On its way').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('groups what was bought by the shop that sends it', async () => {
  await openOrder();
  const fish = region('Parcel from Chandpur Fish House');
  expect(fish.getByRole('link', { name: 'Padma hilsa' })).toHaveAttribute(
    'href',
    '/product/padma-hilsa',
  );
  expect(fish.getByText('1 kg · Cut')).toBeVisible();
  expect(fish.getByText('2 × ৳600.25')).toBeVisible();
  expect(fish.getByText('৳1,200.50')).toBeVisible();
  expect(region('Parcel from Green Basket').getByText('Confirmed')).toBeVisible();
});

it('shows address, payment and sums', async () => {
  await openOrder();
  expect(region('Delivery address').getByText('House 4, Flat B2')).toBeVisible();
  const payment = region('Payment');
  expect(payment.getByText('Cash on delivery')).toBeVisible();
  expect(payment.getByText('To be paid when it arrives')).toBeVisible();
  const sums = payment.getAllByRole('definition').map((sum) => sum.textContent);
  expect(sums).toEqual(['৳1,250.50', '৳120.00', '৳1,370.50']);
});

it('keeps to itself a billing address that is the same, and a note nobody wrote', async () => {
  await openOrder();
  expect(screen.queryByRole('region', { name: 'Billing address' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your note' })).not.toBeInTheDocument();
});

it('shows a billing address of its own, and the note', async () => {
  const { shippingAddress } = buildOrder();
  const billingAddress = { ...shippingAddress, name: 'Karim Traders' };
  await openOrder({ billingAddress, note: 'Ring twice' });
  expect(region('Billing address').getByText('Karim Traders')).toBeVisible();
  expect(region('Your note').getByText('Ring twice')).toBeVisible();
});

it('reads in Bangla', async () => {
  const order = buildOrder();
  fakeApi().reply(getMyOrder, order);
  const { messages } = await loadMessages('bn');
  renderRoutes(routes, { path: `/orders/${order.uuid}`, locale: 'bn', messages });
  expect(await screen.findByRole('heading', { level: 1, name: 'অর্ডার 100042' })).toBeVisible();
  expect(screen.getByText('ক্যাশ অন ডেলিভারি')).toBeVisible();
});
