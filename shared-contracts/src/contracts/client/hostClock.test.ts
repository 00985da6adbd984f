import { noteHostTime, secondsUntil } from './hostClock';

const HOUR_MS = 3_600_000;
const momentIn = (ms: number) => new Date(Date.now() + ms).toISOString();

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-29T06:00:00Z') }));
afterEach(() => {
  noteHostTime(new Date().toUTCString());
  jest.useRealTimers();
});

describe('secondsUntil', () => {
  it("counts by the device's clock before noteHostTime is called", () => {
    expect(secondsUntil(momentIn(90_500))).toBe(90);
  });

  it.each([-3, 3])("uses the API's clock if the device's clock is off by %i hours", (hours) => {
    const hostMs = hours * HOUR_MS;
    noteHostTime(new Date(Date.now() + hostMs).toUTCString());
    jest.advanceTimersByTime(10_000);
    expect(secondsUntil(momentIn(hostMs + 2 * HOUR_MS))).toBe(7200);
  });

  it('is 0 if the moment has passed', () => {
    expect(secondsUntil(momentIn(-1))).toBe(0);
  });

  it.each([undefined, 'yesterday'])(
    'still counts by the last known date of the API after noteHostTime was called with %p',
    (date) => {
      noteHostTime(new Date(Date.now() + HOUR_MS).toUTCString());
      noteHostTime(date);
      expect(secondsUntil(momentIn(2 * HOUR_MS))).toBe(3600);
    },
  );
});
