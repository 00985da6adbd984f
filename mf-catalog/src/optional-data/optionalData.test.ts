import { optionalData } from './optionalData';

describe('optionalData', () => {
  it('is what was loaded', async () => {
    await expect(optionalData('The slides', Promise.resolve(1))).resolves.toBe(1);
  });

  it('is nothing, and a line in the log, when loading fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failed = Promise.reject(new Error('down'));
    await expect(optionalData('The slides', failed)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith('The slides could not be loaded:', 'down');
  });
});
