import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, type Order, type Parcel } from '@marketplace/contracts/api/orders';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';
import { openPage, recordToasts } from '../testing/openPage';

beforeEach(() => writeAccessToken('good', 3600));

const [fish, green] = buildOrder().parcels as [Parcel, Parcel];
const placed = (...parcels: Parcel[]) =>
  buildOrder({
    status: 'placed',
    parcels: parcels.map((parcel) => ({ ...parcel, status: 'placed', isCancellable: true })),
  });
const THIRD = '0f0c1d1e-0000-4000-8000-000000000313';
/** The order after its first parcel was cancelled. */
const withoutFish: Order = {
  ...placed(fish, green),
  parcels: [
    { ...fish, status: 'cancelled', isCancellable: false },
    { ...green, status: 'placed', isCancellable: true },
  ],
  history: [
    {
      status: 'cancelled',
      parcelUuid: fish.uuid,
      note: null,
      changedAt: '2024-05-06T09:30:00.000Z',
    },
  ],
  subtotal: 50,
  deliveryCharge: 60,
  total: 110,
};

async function open(order: Order, extensions: string[] = [cancelMyParcel.id]) {
  const api = fakeApi();
  api.reply(getMyOrder, order);
  api.reply(getCapabilities, { extensions, paymentMethods: [] });
  await openPage(routes, `/orders/${order.uuid}`, 'Order 100042');
  return api;
}

const fishPanel = () =>
  within(screen.getByRole('region', { name: 'Parcel from Chandpur Fish House' }));
const offers = () => screen.queryAllByText('Cancel this parcel');

describe('the cancellation of one parcel', () => {
  it.each<[string, Order, string[], number]>([
    [
      'is offered for each parcel that can be cancelled',
      placed(fish, green),
      [cancelMyParcel.id],
      2,
    ],
    ['is not offered if the API does not support it', placed(fish, green), [], 0],
    ['is not offered for the only parcel', placed(fish), [cancelMyParcel.id], 0],
    ['is not offered if the other parcels are cancelled', withoutFish, [cancelMyParcel.id], 0],
    [
      'is not offered if the API does not say that a parcel can be cancelled',
      buildOrder({ status: 'placed' }),
      [cancelMyParcel.id],
      0,
    ],
  ])('%s', async (_, order, extensions, count) => {
    await open(order, extensions);
    // The code of the form loads on demand.
    await act(async () => {
      await import('../orders/CancelParcel');
    });
    await waitFor(() => expect(offers()).toHaveLength(count));
  });

  it('asks for confirmation, and then shows the parcel as cancelled and the lower total', async () => {
    const recorded = recordToasts();
    const order = placed(fish, green);
    const api = await open(order);
    await userEvent.click(await fishPanel().findByText('Cancel this parcel'));
    expect(api.sent.some(({ id }) => id === 'cancelMyParcel')).toBe(false);
    api.reply(cancelMyParcel, withoutFish);
    api.reply(getMyOrder, withoutFish);
    await userEvent.click(fishPanel().getByRole('button', { name: 'Cancel the parcel' }));
    expect((await fishPanel().findAllByText('Cancelled'))[0]).toBeVisible();
    expect(screen.getByText('৳110.00')).toBeVisible();
    const sent = api.sent.find(({ id }) => id === 'cancelMyParcel');
    expect(sent?.url.pathname).toBe(`/order/my-order/${order.uuid}/parcel/${fish.uuid}/cancel`);
    expect(recorded.toasts.map(({ message }) => message)).toEqual(['The parcel is cancelled']);
    recorded.stop();
  });

  it('sends the reason, and moves the focus to the heading', async () => {
    const recorded = recordToasts();
    const order = placed(fish, green, { ...green, uuid: THIRD, shopName: 'Third Shop' });
    const api = await open(order);
    await userEvent.click(await fishPanel().findByText('Cancel this parcel'));
    await enterText(fishPanel().getByRole('textbox', { name: /^Why\?/ }), 'Too late');
    const left = order.parcels.map((parcel, index) =>
      index === 0 ? { ...parcel, status: 'cancelled' as const, isCancellable: false } : parcel,
    );
    api.reply(cancelMyParcel, { ...order, parcels: left });
    api.reply(getMyOrder, { ...order, parcels: left });
    await userEvent.click(fishPanel().getByRole('button', { name: 'Cancel the parcel' }));
    await waitFor(() => expect(offers()).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Order 100042' })).toHaveFocus(),
    );
    expect(api.sent.find(({ id }) => id === 'cancelMyParcel')?.body).toEqual({
      reason: 'Too late',
    });
    recorded.stop();
  });

  it.each([
    [true, 1],
    [undefined, 0],
  ])('says if the order loses its discount (endsDiscount: %p)', async (endsDiscount, count) => {
    await open(placed({ ...fish, endsDiscount }, green));
    await userEvent.click(await fishPanel().findByText('Cancel this parcel'));
    expect(fishPanel().queryAllByText(/below the minimum of your promo code/)).toHaveLength(count);
  });

  it('succeeds after a lost reply if the customer tries again', async () => {
    const recorded = recordToasts();
    const api = await open(placed(fish, green));
    await userEvent.click(await fishPanel().findByText('Cancel this parcel'));
    api.fail(cancelMyParcel, 409, 'This parcel is cancelled already', 'parcel-cancelled');
    api.reply(getMyOrder, withoutFish);
    await userEvent.click(fishPanel().getByRole('button', { name: 'Cancel the parcel' }));
    await waitFor(() => expect(offers()).toHaveLength(0));
    expect(recorded.toasts.map(({ message }) => message)).toEqual(['The parcel is cancelled']);
    recorded.stop();
  });

  // @error stored: cancelMyParcel
  it("fails with the API's reason if the shop has sent the parcel meanwhile", async () => {
    const api = await open(placed(fish, green));
    await userEvent.click(await fishPanel().findByText('Cancel this parcel'));
    api.fail(cancelMyParcel, 409, 'This parcel was sent already');
    await userEvent.click(fishPanel().getByRole('button', { name: 'Cancel the parcel' }));
    expect(await fishPanel().findByRole('alert')).toHaveTextContent('This parcel was sent already');
  });
});
