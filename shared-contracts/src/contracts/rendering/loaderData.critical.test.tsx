import { critical } from './loaderData';

/** A reply time in ms that is longer than the time limit of a call. */
const SLOW_MS = 900;

const ask = jest.fn<Promise<string>, []>();
let question = 0;
const about = () => `shop ${question}`;

beforeEach(() => {
  question += 1;
  ask.mockReset();
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** Resolves or rejects after this many ms. */
const after = (ms: number, settle: () => string) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(settle());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });
const fail = () => {
  throw new Error('cut');
};

describe('critical data in a browser', () => {
  it('is the result of the call', async () => {
    ask.mockResolvedValue('Padma');
    await expect(critical(about(), ask)).resolves.toEqual({ value: 'Padma' });
  });

  it.each(['shop rui', 'categories, page 2', 'products {"productName":"secret"}'])(
    'is empty if the call fails, and the log omits the parameters: %s',
    async (key) => {
      ask.mockRejectedValue(new Error('cut'));
      await expect(critical(key, ask)).resolves.toEqual({});
      const [, what] = /^(\w+)/.exec(key) ?? [];
      expect(console.warn).toHaveBeenCalledWith(`"${what}" could not be loaded:`, 'cut');
    },
  );

  it.each([
    ['the value', () => 'Padma', { value: 'Padma' }],
    ['the failure', fail, {}],
  ])(
    'is pending if the call is slow, and later is %s without another call',
    async (_, settle, end) => {
      ask.mockImplementation(() => after(SLOW_MS, settle));
      const first = critical(about(), ask);
      await jest.advanceTimersByTimeAsync(SLOW_MS - 10);
      const answer = await first;
      expect(answer).toEqual({ pending: expect.any(Promise) });
      await jest.advanceTimersByTimeAsync(20);
      await ('pending' in answer && answer.pending);
      await expect(critical(about(), ask)).resolves.toEqual(end);
      expect(ask).toHaveBeenCalledTimes(1);
    },
  );

  it('is requested again after its result was delivered or has become too old', async () => {
    ask.mockResolvedValue('Padma');
    await critical(about(), ask);
    await critical(about(), ask);
    expect(ask).toHaveBeenCalledTimes(2);

    ask.mockImplementation(() => after(SLOW_MS, () => 'Meghna'));
    const slow = critical(about(), ask);
    await jest.advanceTimersByTimeAsync(SLOW_MS + 11_000);
    await slow;
    ask.mockResolvedValue('Jamuna');
    await expect(critical(about(), ask)).resolves.toEqual({ value: 'Jamuna' });
  });
});

describe('critical data that may not exist', () => {
  it('leads to a 404 page if the call resolves to undefined', async () => {
    await expect(critical(about(), async () => undefined)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('does not lead to a 404 page if the call fails', async () => {
    ask.mockRejectedValue(new Error('cut'));
    await expect(critical(about(), ask)).resolves.toEqual({});
  });
});
