import { deferPart, loadPart, optionalPart } from './loadPart';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const failing = () => Promise.reject(new Error('down'));

beforeEach(() => warn.mockClear());

describe('loadPart, on the server', () => {
  it('waits as long as the call does, so that the page is whole', async () => {
    const slow = new Promise<string>((resolve) => setTimeout(resolve, 30, 'rui'));
    expect(await loadPart('The fish', slow, { waitMs: 5 })).toEqual({ part: 'rui' });
  });

  it('has no part after a failure, which it logs', async () => {
    expect(await loadPart('The fish', failing())).toEqual({ part: undefined });
    expect(warn).toHaveBeenCalledWith('"The fish" could not be loaded:', 'down');
  });

  it('throws a failure that concerns the whole page', async () => {
    const isFatal = (error: unknown) => error instanceof Error && error.message === 'down';
    await expect(loadPart('The fish', failing(), { isFatal })).rejects.toThrow('down');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('deferPart, on the server', () => {
  it('is asked for at once', () => {
    const loading = Promise.resolve(1);
    expect(deferPart('The reviews', () => loading)).toBe(loading);
  });

  it('writes a failure to the log, and leaves it to whoever waits', async () => {
    const loading = deferPart('The reviews', failing);
    await expect(loading).rejects.toThrow('down');
    expect(warn).toHaveBeenCalledWith('"The reviews" could not be loaded:', 'down');
  });
});

describe('optionalPart', () => {
  it('is the loaded value', async () => {
    await expect(optionalPart('The slides', Promise.resolve(1))).resolves.toBe(1);
  });

  it('is nothing, and a line in the log, when loading fails', async () => {
    await expect(optionalPart('The\nslides', failing())).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith('"The\\nslides" could not be loaded:', 'down');
  });
});
