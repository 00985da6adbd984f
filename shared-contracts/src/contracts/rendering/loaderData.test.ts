import { deferred, optional } from './loaderData';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const failing = () => Promise.reject(new Error('down'));

beforeEach(() => warn.mockClear());

describe('optional data with a longest wait, on the server', () => {
  it('waits as long as the call does, so that the page is whole', async () => {
    const slow = new Promise<string>((resolve) => setTimeout(resolve, 30, 'rui'));
    expect(await optional('The fish', slow, { waitMs: 5 })).toEqual({ data: 'rui' });
  });

  it('is nothing after a failure, which it logs', async () => {
    expect(await optional('The fish', failing(), { waitMs: 5 })).toEqual({ data: undefined });
    expect(warn).toHaveBeenCalledWith('"The fish" could not be loaded:', 'down');
  });

  it('throws a failure that concerns the whole page', async () => {
    const isFatal = (error: unknown) => error instanceof Error && error.message === 'down';
    await expect(optional('The fish', failing(), { waitMs: 5, isFatal })).rejects.toThrow('down');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('deferred data, on the server', () => {
  it('is asked for at once', () => {
    const load = jest.fn(async () => 1);
    void deferred('The reviews', load);
    expect(load).toHaveBeenCalled();
  });

  it('writes a failure to the log, and leaves it to whoever waits', async () => {
    const loading = deferred('The reviews', failing);
    await expect(loading).rejects.toThrow('down');
    expect(warn).toHaveBeenCalledWith('"The reviews" could not be loaded:', 'down');
  });
});

describe('optional data', () => {
  it('is the loaded value', async () => {
    await expect(optional('The slides', Promise.resolve(1))).resolves.toBe(1);
  });

  // @spec 8.16
  it('is nothing, and a line in the log, when loading fails', async () => {
    await expect(optional('The\nslides', failing())).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith('"The\\nslides" could not be loaded:', 'down');
  });
});
