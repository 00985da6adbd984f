import { MemoryWatch } from './MemoryWatch';

const LIMIT = 1000;
const OUTGROWN_MS = 15_000;

describe('MemoryWatch', () => {
  let bytes: number;
  const worker = { residentBytes: () => bytes };
  const other = { residentBytes: () => LIMIT };
  let watch: MemoryWatch<typeof worker>;
  const findAfter = (seconds: number) => {
    jest.advanceTimersByTime(seconds * 1000);
    return watch.findOutgrown([other, worker]);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    watch = new MemoryWatch(LIMIT, OUTGROWN_MS);
    bytes = LIMIT + 1;
  });
  afterEach(() => jest.useRealTimers());

  it('finds a worker that has been above the limit for 15 s', () => {
    expect(findAfter(0)).toBeUndefined();
    expect(findAfter(14)).toBeUndefined();
    expect(findAfter(1)).toBe(worker);
  });

  it('starts to count the time again if a check finds the worker within the limit', () => {
    findAfter(0);
    bytes = LIMIT;
    expect(findAfter(14)).toBeUndefined();
    bytes = LIMIT + 1;
    expect(findAfter(1)).toBeUndefined();
    expect(findAfter(14)).toBeUndefined();
    expect(findAfter(1)).toBe(worker);
  });
});
