import { allSettled, fulfilled, readData } from './readData';

/** What a render throws while it waits. */
function tryReading(data: Promise<unknown>): unknown {
  try {
    return readData(data);
  } catch (thrown) {
    return thrown;
  }
}

describe('readData', () => {
  it.each([
    ['the value', () => Promise.resolve(1), { value: 1 }],
    ['that there is none', () => Promise.reject(new Error('down')), { failure: true }],
  ])('suspends until the promise is settled, and then reads %s', async (_what, load, outcome) => {
    const data = load();
    expect(tryReading(data)).toBe(tryReading(data));
    await allSettled([data]);
    expect(readData(data)).toEqual(outcome);
  });

  it('reads a value that is known from the start', () => {
    expect(readData(fulfilled('rui'))).toEqual({ value: 'rui' });
  });
});
