import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, within } from '@testing-library/react';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

beforeEach(() => writeAccessToken('good', 3600));

type Order = ReturnType<typeof buildOrder>;

async function openOrder(changes: Partial<Order> = {}) {
  const order = buildOrder(changes);
  const api = fakeApi();
  api.reply(getMyOrder, order);
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  await openPage(routes, `/orders/${order.uuid}`, 'Order 100042');
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the progress of a parcel', () => {
  const [fish, basket] = buildOrder().parcels;
  const change = (status: Order['status'], day: number, parcelUuid: string | null = null) => ({
    status,
    parcelUuid,
    note: null,
    changedAt: `2024-05-0${day}T09:05:00.000Z`,
  });
  const stepsOf = (name: string) => {
    const steps = region(`Parcel from ${name}`).getByRole('list', {
      name: 'Progress of the parcel',
    });
    return within(steps)
      .getAllByRole('listitem')
      .map((step) => step.textContent);
  };

  it('has the time of each step of this parcel, and no time of another parcel', async () => {
    await openOrder({
      history: [
        change('placed', 5),
        change('confirmed', 6, fish?.uuid),
        change('confirmed', 7, basket?.uuid),
        change('confirmed', 7),
        change('shipped', 8, fish?.uuid),
      ],
    });
    expect(stepsOf('Chandpur Fish House')).toEqual([
      'Placed5 May 2024, 3:05 pm',
      'Confirmed6 May 2024, 3:05 pm',
      'On its way8 May 2024, 3:05 pm',
      'Delivered (still to come)',
    ]);
    expect(stepsOf('Green Basket')).toEqual([
      'Placed5 May 2024, 3:05 pm',
      'Confirmed7 May 2024, 3:05 pm',
      'On its way (still to come)',
      'Delivered (still to come)',
    ]);
    const current = region('Parcel from Chandpur Fish House')
      .getAllByText('On its way')
      .map((each) => each.closest('li'));
    expect(current.find(Boolean)).toHaveAttribute('aria-current', 'step');
  });

  it('ends with the cancellation of the parcel or of the whole order, and its reason', async () => {
    if (!fish || !basket) throw new Error('two parcels');
    await openOrder({
      status: 'cancelled',
      parcels: [
        { ...fish, status: 'cancelled' },
        { ...basket, status: 'cancelled' },
      ],
      history: [
        change('placed', 5),
        { ...change('cancelled', 6, fish.uuid), note: 'Ordered twice' },
        { ...change('cancelled', 7), note: 'Not paid in time' },
      ],
    });
    expect(stepsOf('Green Basket')).toEqual([
      'Placed5 May 2024, 3:05 pm',
      'Cancelled7 May 2024, 3:05 pmNot paid in time',
    ]);
  });
});

describe('the line that says where the order is', () => {
  const ended = (status: Order['status'], changes: Partial<Order> = {}) =>
    openOrder({
      status,
      parcels: buildOrder().parcels.map((parcel) => ({ ...parcel, status })),
      history: [{ status, parcelUuid: null, note: null, changedAt: '2024-05-09T09:05:00.000Z' }],
      ...changes,
    });

  it.each([
    ['delivered', 'Delivered on 9 May 2024.'],
    ['cancelled', 'Cancelled on 9 May 2024.'],
  ] as const)('names the day on which an order was %s', async (status, text) => {
    await ended(status);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is left out if the API does not know the day', async () => {
    await ended('delivered', { history: [] });
    expect(screen.queryByText(/Delivered on/)).toBeNull();
  });
});

it('an item of a delivered parcel links to the reviews of its product, and an item on its way does not', async () => {
  const [fish, basket] = buildOrder().parcels;
  if (!fish || !basket) throw new Error('two parcels');
  await openOrder({ parcels: [{ ...fish, status: 'delivered' }, basket] });
  expect(screen.getByRole('link', { name: 'Review Padma hilsa' })).toHaveAttribute(
    'href',
    '/product/padma-hilsa#reviews',
  );
  expect(screen.queryByRole('link', { name: 'Review Red spinach' })).toBeNull();
});

it('the page lists each received payment with its day', async () => {
  const paidAt = '2024-05-05T21:05:00.000Z';
  await openOrder({
    paymentMethod: 'bkash',
    paymentStatus: 'paid',
    payments: [
      { amount: 1370.5, method: 'bkash', paidAt },
      { amount: 10, method: 'nagad', paidAt: null },
    ],
  });
  expect(region('Payment').getByText('৳1,370.50 was paid by bKash on 6 May 2024.')).toBeVisible();
  expect(region('Payment').queryByText(/was paid by Nagad/)).toBeNull();
});

it('the page has a link that calls the support', async () => {
  await openOrder();
  expect(screen.getByRole('link', { name: /^Call us:/ })).toHaveAttribute(
    'href',
    'tel:+8809600000000',
  );
});
