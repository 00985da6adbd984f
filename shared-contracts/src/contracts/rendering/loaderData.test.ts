import { deferred, optional } from './loaderData';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const failing = () => Promise.reject(new Error('down'));

beforeEach(() => warn.mockClear());

describe('optional data with waitMs, on the server', () => {
  it('is awaited regardless of waitMs, which limits only the wait in a browser', async () => {
    const slow = new Promise<string>((resolve) => setTimeout(resolve, 30, 'rui'));
    expect(await optional('The fish', slow, { waitMs: 5 })).toEqual({ data: 'rui' });
  });

  it('is undefined if loading fails, and the failure is logged', async () => {
    expect(await optional('The fish', failing(), { waitMs: 5 })).toEqual({ data: undefined });
    expect(warn).toHaveBeenCalledWith('"The fish" could not be loaded:', 'down');
  });

  it('is rejected if isFatal returns true for the failure, which is then not logged', async () => {
    const isFatal = (error: unknown) => error instanceof Error && error.message === 'down';
    await expect(optional('The fish', failing(), { waitMs: 5, isFatal })).rejects.toThrow('down');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('deferred data, on the server', () => {
  it('is requested immediately', () => {
    const load = jest.fn(async () => 1);
    void deferred('The reviews', load);
    expect(load).toHaveBeenCalled();
  });

  it('is rejected if loading fails, and the failure is logged', async () => {
    const loading = deferred('The reviews', failing);
    await expect(loading).rejects.toThrow('down');
    expect(warn).toHaveBeenCalledWith('"The reviews" could not be loaded:', 'down');
  });
});

describe('optional data without waitMs, on the server', () => {
  it('is the loaded value', async () => {
    await expect(optional('The slides', Promise.resolve(1))).resolves.toBe(1);
  });

  // @spec 8.16
  it('is undefined if loading fails, and the failure is logged', async () => {
    await expect(optional('The\nslides', failing())).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith('"The\\nslides" could not be loaded:', 'down');
  });
});
