import { allSettled, fulfilled, readData } from './loaderData';

/** @returns the promise that readData throws while the data is pending; afterwards, its result */
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
    ['the failure', () => Promise.reject(new Error('down')), { failure: true }],
  ])('suspends until the promise is settled, and then reads %s', async (_what, load, outcome) => {
    const data = load();
    expect(tryReading(data)).toBe(tryReading(data));
    await allSettled([data]);
    expect(readData(data)).toEqual(outcome);
  });

  it('does not suspend for a value that is already known', () => {
    expect(readData(fulfilled('rui'))).toEqual({ value: 'rui' });
  });
});
