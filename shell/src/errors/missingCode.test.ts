import { isCodeMissing, mayBeMissingCode, RemoteUnavailableError } from './missingCode';

const chunk = Object.assign(new Error('Loading chunk x failed.'), { name: 'ChunkLoadError' });
const chunkAt = Object.assign(new Error(), { name: 'ChunkLoadError', request: '/chunk.js' });
const remote = new RemoteUnavailableError('mf_content', 'routes', '/entry.js', undefined);

const answer = (reply: () => Promise<unknown>) => Object.assign(globalThis, { fetch: reply });

describe('the check for missing code', () => {
  it.each([
    ['a chunk', chunk, true],
    ['a remote', remote, true],
    ['a TypeError', new TypeError('x'), false],
    ['no error at all', undefined, false],
  ])('decides whether %s may mean missing code: %p', (_what, error, isPossible) => {
    expect(mayBeMissingCode(error)).toBe(isPossible);
  });

  it('reports a chunk that failed to load for the first time as missing, without a request', async () => {
    const fetch = jest.fn();
    answer(fetch);
    expect(await isCodeMissing(chunk, false)).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [404, true],
    [410, true],
    [200, false],
    [503, false],
  ])(
    'concludes from the status %d of an entry whether its remote is missing: %p',
    async (status, isMissing) => {
      answer(async () => ({ status }));
      expect(await isCodeMissing(remote, false)).toBe(isMissing);
    },
  );

  it.each([
    [404, true],
    [200, false],
  ])(
    'concludes after a retry from the status %d of a file whether the chunk is missing: %p',
    async (status, isMissing) => {
      const fetch = jest.fn(async () => ({ status }));
      answer(fetch);
      expect(await isCodeMissing(chunkAt, true)).toBe(isMissing);
      expect(fetch).toHaveBeenCalledWith('/chunk.js', { method: 'HEAD', cache: 'no-store' });
    },
  );

  it('does not report a remote as missing if it cannot be reached or is too slow', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isCodeMissing(remote, false)).toBe(false);
    jest.useFakeTimers();
    answer(() => new Promise(() => undefined));
    const asked = isCodeMissing(remote, false);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await asked).toBe(false);
    jest.useRealTimers();
  });
});
