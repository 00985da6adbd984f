import { deferData, optionalData } from './deferredData';

describe('deferData', () => {
  it('is the very promise it was given', () => {
    const loading = Promise.resolve(1);
    expect(deferData('The reviews', loading)).toBe(loading);
  });

  it('writes a failure to the log, and leaves it to whoever waits', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const loading = deferData('The reviews', Promise.reject(new Error('down')));
    await expect(loading).rejects.toThrow('down');
    expect(warn).toHaveBeenCalledWith('The reviews could not be loaded:', 'down');
  });
});

describe('optionalData', () => {
  it('is the loaded value', async () => {
    await expect(optionalData('The slides', Promise.resolve(1))).resolves.toBe(1);
  });

  it('is nothing, and a line in the log, when loading fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failed = Promise.reject(new Error('down'));
    await expect(optionalData('The slides', failed)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith('The slides could not be loaded:', 'down');
  });
});
