import { type LeadTime, promiseDelivery } from './deliveryPromise';

const UNKNOWN = { dispatchDays: null, hotHours: null };
const taking = (dispatchDays: number): LeadTime => ({ dispatchDays, hotHours: null });
const hotIn = (hotHours: number): LeadTime => ({ dispatchDays: 0, hotHours });

const promise = (lines: readonly LeadTime[], now: string) => {
  const { withinDistrictBy, elsewhereBy } = promiseDelivery('Dhaka', lines, new Date(now));
  return [withinDistrictBy, elsewhereBy];
};
const endsOf = (...days: string[]) => days.map((day) => `${day}T17:59:59.999Z`);

describe('the delivery promise for a shop with an unknown dispatch time', () => {
  it.each([
    ['in the middle of a day', '2024-05-01T09:30:00.000Z', ['2024-05-06', '2024-05-11']],
    ['at the last moment of a day', '2024-05-01T17:59:59.999Z', ['2024-05-06', '2024-05-11']],
    ['at the first moment of a day', '2024-05-01T18:00:00.000Z', ['2024-05-07', '2024-05-12']],
    ['at the end of a leap year', '2024-12-30T18:00:00.000Z', ['2025-01-05', '2025-01-10']],
  ])('is the legal deadline, for an order %s in Dhaka', (_, now, days) => {
    expect(promise([UNKNOWN], now)).toEqual(endsOf(...days));
    expect(promise([taking(0), UNKNOWN], now)).toEqual(endsOf(...days));
  });
});

describe('the delivery promise for a shop with a known dispatch time', () => {
  const NOW = '2024-05-01T09:30:00.000Z';

  it.each<[string, LeadTime[], string[]]>([
    ['one day, and two to other districts', [taking(0)], ['2024-05-02', '2024-05-03']],
    ['later by the days of the dispatch', [taking(2)], ['2024-05-04', '2024-05-05']],
    ['the promise for the slowest line', [taking(2), taking(0)], ['2024-05-04', '2024-05-05']],
    ['never later than the legal deadline', [taking(10)], ['2024-05-06', '2024-05-11']],
  ])('is %s', (_, lines, days) => {
    expect(promise(lines, NOW)).toEqual(endsOf(...days));
  });
});

describe('the delivery promise for hot food that needs two hours', () => {
  it.each([
    ['in the afternoon', '15:10', '2024-05-01', '17:15'],
    ['before cooking begins', '06:00', '2024-05-01', '13:00'],
    ['at the last minute for a delivery today', '20:00', '2024-05-01', '22:00'],
    ['a minute too late for a delivery today', '20:01', '2024-05-02', '13:00'],
    ['at the end of the day', '23:59', '2024-05-02', '13:00'],
  ])(
    'is two hours after cooking can begin, rounded up to a quarter of an hour, for an order %s',
    (_, time, day, expected) => {
      const dhaka = (date: string, clock: string) => new Date(`${date}T${clock}:00+06:00`);
      const moments = promise([hotIn(2)], dhaka('2024-05-01', time).toISOString());
      expect(moments).toEqual(Array(2).fill(dhaka(day, expected).toISOString()));
    },
  );

  it('is the day on which the other lines of the order arrive if that is later', () => {
    const now = '2024-05-01T09:30:00.000Z';
    expect(promise([hotIn(2), taking(1)], now)).toEqual(endsOf('2024-05-03', '2024-05-04'));
  });
});
