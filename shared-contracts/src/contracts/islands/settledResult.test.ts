import { settledResult } from './settledResult';

describe('settledResult', () => {
  it('is the value, or that there is none', async () => {
    await expect(settledResult(Promise.resolve(1))).resolves.toEqual({ value: 1 });
    await expect(settledResult(Promise.reject(new Error('down')))).resolves.toEqual({
      failure: true,
    });
  });

  it('is the same promise for the same promise, and another for another', () => {
    const data = Promise.resolve(1);
    expect(settledResult(data)).toBe(settledResult(data));
    expect(settledResult(data)).not.toBe(settledResult(Promise.resolve(1)));
  });

  it('carries what React looks for once it is known', async () => {
    const outcome = settledResult(Promise.resolve(1));
    expect(outcome).not.toHaveProperty('status');
    await outcome;
    await Promise.resolve();
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { value: 1 } });
  });
});
