import { loadLater } from './loadLater';

describe('loadLater', () => {
  it('is the very promise it was given', () => {
    const loading = Promise.resolve(1);
    expect(loadLater('The reviews', loading)).toBe(loading);
  });

  it('writes a failure to the log, and leaves it to whoever waits', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const loading = loadLater('The reviews', Promise.reject(new Error('down')));
    await expect(loading).rejects.toThrow('down');
    expect(warn).toHaveBeenCalledWith('The reviews could not be loaded:', 'down');
  });
});
