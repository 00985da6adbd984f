import { getMyOrder } from '@marketplace/contracts/api/orders';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildOrder, ORDER_UUID, savedAddress } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const openThankYou = () =>
  openPage(routes, `/thank-you?order=${ORDER_UUID}`, 'Thank you, your order is placed');

describe('the thank-you page', () => {
  beforeEach(() => {
    writeAccessToken('good', 3600);
    fakeApi().reply(getMyOrder, buildOrder());
  });

  it('names the day by which each parcel arrives, and the day by which all parcels have arrived', async () => {
    const [parcel] = buildOrder().parcels;
    if (!parcel) throw new Error('no parcel');
    const other = { ...parcel, uuid: savedAddress.uuid, shopName: 'Green Basket' };
    const parcels = [
      { ...parcel, expectedBy: '2024-05-11T17:59:59.999Z' },
      { ...other, expectedBy: '2024-05-06T17:59:59.999Z' },
    ];
    fakeApi().reply(getMyOrder, buildOrder({ parcels }));
    await openThankYou();
    const next = screen.getByRole('region', { name: 'What happens next' });
    expect(next).toHaveTextContent('Arrives by 11 May 2024.');
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Padma FishArrives by 11 May 2024.');
    expect(summary).toHaveTextContent('Green BasketArrives by 6 May 2024.');
  });

  it('promises no day that has passed', async () => {
    const [parcel] = buildOrder().parcels;
    if (!parcel) throw new Error('no parcel');
    const missed = { expectedBy: '2024-05-06T17:59:59.999Z', isPromiseMissed: true };
    fakeApi().reply(getMyOrder, buildOrder({ parcels: [{ ...parcel, ...missed }] }));
    await openThankYou();
    expect(screen.queryByText(/^Arrives by/)).not.toBeInTheDocument();
    expect(screen.getByText('Late: it was to arrive by 6 May 2024.')).toBeVisible();
  });

  it.each(['delivered', 'cancelled'] as const)(
    'shows no day for a parcel that is %s',
    async (status) => {
      const [parcel] = buildOrder().parcels;
      if (!parcel) throw new Error('no parcel');
      const other = { ...parcel, uuid: savedAddress.uuid, shopName: 'Green Basket', status };
      const parcels = [
        { ...parcel, expectedBy: '2024-05-06T17:59:59.999Z' },
        { ...other, expectedBy: '2024-05-11T17:59:59.999Z' },
      ];
      fakeApi().reply(getMyOrder, buildOrder({ parcels }));
      await openThankYou();
      const next = screen.getByRole('region', { name: 'What happens next' });
      expect(next).toHaveTextContent('Arrives by 6 May 2024.');
    },
  );

  it.each([
    [
      'delivery',
      'Late: it was to arrive by 11 May 2024.You may give it up: what you have paid for it is then paid back.Ask us',
    ],
    [
      'confirmation',
      'Arrives by 11 May 2024.The shop has not said in time that it sends this parcel. Ask us.',
    ],
  ] as const)('says that the %s of a parcel is late, and whom to ask', async (late, text) => {
    const [parcel] = buildOrder().parcels;
    if (!parcel) throw new Error('no parcel');
    const expectedBy = '2024-05-11T17:59:59.999Z';
    fakeApi().reply(getMyOrder, buildOrder({ parcels: [{ ...parcel, expectedBy, late }] }));
    await openThankYou();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  });

  it('shows no day if the API does not promise a day', async () => {
    await openThankYou();
    expect(screen.queryByText(/Arrives by/)).not.toBeInTheDocument();
  });
});
