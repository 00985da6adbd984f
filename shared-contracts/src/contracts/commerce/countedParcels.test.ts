import { countedParcels } from './countedParcels';

const parcels = [{ uuid: 'a' }, { uuid: 'b' }];
const change = (parcelUuid: string | null, status: string) => ({ parcelUuid, status });

it.each([
  ['all parcels of an order', [change(null, 'placed'), change('a', 'shipped')], ['a', 'b']],
  ['all parcels of an order that was cancelled at once', [change(null, 'cancelled')], ['a', 'b']],
  ['no parcel that was cancelled alone', [change('a', 'cancelled')], ['b']],
  [
    'no parcel that was cancelled before the rest of the order',
    [change('b', 'cancelled'), change(null, 'cancelled')],
    ['a'],
  ],
])('countedParcels returns %s', (_, history, uuids) => {
  expect(countedParcels({ parcels, history }).map(({ uuid }) => uuid)).toEqual(uuids);
});
