import { screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import type { Parcel } from '../../contracts/api/orders';
import { ParcelDay } from './ParcelDay';

const parcel: Parcel = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000311',
  shopName: 'Chandpur Fish House',
  shopHandle: 'chandpur-fish-house',
  status: 'shipped',
  deliveryCharge: 60,
  expectedBy: '2026-12-03T17:59:59.999Z',
  isPromiseMissed: false,
  dueBy: '2026-12-08T17:59:59.999Z',
  late: null,
  orderItems: [],
};

it.each<[string, Partial<Parcel>, string]>([
  ['the promised day', {}, 'Arrives by 3 December 2026.'],
  [
    'the promised day if the API does not say whether it was missed',
    { isPromiseMissed: undefined, dueBy: undefined },
    'Arrives by 3 December 2026.',
  ],
  [
    'the missed day and the legal deadline',
    { isPromiseMissed: true },
    'Late: it was to arrive by 3 December 2026.It must arrive by 8 December 2026. If it does not, you may give it up, and what you have paid for it is paid back.Ask us',
  ],
  [
    'only the missed day if the legal deadline is not later',
    { isPromiseMissed: true, dueBy: parcel.expectedBy },
    'Late: it was to arrive by 3 December 2026.Ask us',
  ],
  [
    'that the customer may give up a parcel that misses the legal deadline',
    { isPromiseMissed: true, late: 'delivery' },
    'Late: it was to arrive by 3 December 2026.You may give it up: what you have paid for it is then paid back.Ask us',
  ],
  ['nothing for a delivered parcel', { status: 'delivered', isPromiseMissed: true }, ''],
  ['nothing for a cancelled parcel', { status: 'cancelled', isPromiseMissed: true }, ''],
  ['nothing if no day was promised', { expectedBy: null }, ''],
])('ParcelDay shows %s', (_, changes, text) => {
  const { container } = renderUi(<ParcelDay parcel={{ ...parcel, ...changes }} />);
  expect(container.textContent).toBe(text);
});

it('ParcelDay links to the contact page if the parcel is late', () => {
  renderUi(<ParcelDay parcel={{ ...parcel, isPromiseMissed: true }} />);
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
});
