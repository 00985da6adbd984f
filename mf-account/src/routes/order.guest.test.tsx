import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { cancelMyOrder, getMyOrder } from '@marketplace/contracts/api/orders';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { getReorder } from '@marketplace/contracts/api/reorder';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { clearAccessToken } from '@marketplace/contracts/cookies';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const order = buildOrder({
  status: 'placed',
  isCancellable: true,
  parcels: buildOrder().parcels.map((parcel) => ({
    ...parcel,
    status: 'placed',
    isCancellable: true,
  })),
});
const path = `/orders/${order.uuid}`;
let api: FakeApi;

const offer = (...extensions: string[]) =>
  api.reply(getCapabilities, { extensions, paymentMethods: [] });

beforeEach(() => {
  clearAccessToken();
  api = fakeApi();
  api.reply(getMyOrder, order);
  offer('sendOrderCode', lookUpOrder.id, cancelMyOrder.id, cancelMyParcel.id, getReorder.id);
});

describe('the page of an order that a guest has opened with a code', () => {
  it('leads back to order tracking, and offers nothing that needs an account', async () => {
    await openPage(routes, path, 'Order 100042');
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/track-order',
    );
    expect(screen.getByRole('link', { name: 'Ask us about this order' })).toHaveAttribute(
      'href',
      '/contact',
    );
    for (const name of ['Your orders', 'Buy again', /^Complain about this item/]) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });

  it('offers a complaint about each item if the API takes complaints of guests', async () => {
    api.reply(getMyOrder, { ...order, takesComplaints: true });
    await openPage(routes, path, 'Order 100042');
    const [link] = screen.getAllByRole('link', { name: /^Complain about this item/ });
    const item = order.parcels[0]?.orderItems[0]?.uuid;
    expect(link).toHaveAttribute('href', `/complain?order=${order.uuid}&orderItem=${item}`);
  });

  it('offers no cancellation if the API cancels no orders of guests', async () => {
    offer(cancelMyOrder.id, cancelMyParcel.id);
    await openPage(routes, path, 'Order 100042');
    expect(screen.queryByText('Cancel this parcel')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
  });

  it('leads to order tracking if the token has expired before the order is cancelled', async () => {
    await openPage(routes, path, 'Order 100042');
    api.fail(cancelMyOrder, 401);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Track your order' }),
    ).toBeVisible();
  });
});
