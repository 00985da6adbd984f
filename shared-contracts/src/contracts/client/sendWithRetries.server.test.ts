import { listHomeSliders } from '../api/sliders';
import { configureApi, type IncomingReply } from './apiSettings';
import { callApi, clearApiCache } from './client';

const LIMIT_MS = 100;
const SLIDES = { items: [] };
const reply: IncomingReply = { status: 200, headers: {}, text: JSON.stringify(SLIDES) };

/** Makes the API reply after the given time in ms, or never if no time is given. */
function answerAfter(ms?: number) {
  const fetchReply = jest.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise<IncomingReply>((resolve, reject) => {
        if (ms !== undefined) setTimeout(resolve, ms, reply);
        signal.addEventListener('abort', reject);
      }),
  );
  configureApi({
    baseUrl: 'http://api.test',
    getTimeoutMs: LIMIT_MS,
    getDeadlineMs: LIMIT_MS,
    fetchReply,
  });
  return fetchReply;
}

describe('the time limit of a call', () => {
  beforeEach(clearApiCache);

  it('ends a read if the API does not reply', async () => {
    const fetchReply = answerAfter();
    await expect(callApi(listHomeSliders)).rejects.toMatchObject({ kind: 'timeout' });
    expect(fetchReply).toHaveBeenCalledTimes(1);
  });

  it('does not count the time for which the event loop is busy', async () => {
    answerAfter(1.2 * LIMIT_MS);
    setTimeout(() => {
      const end = Date.now() + 2 * LIMIT_MS;
      while (Date.now() < end);
    }, 10);
    expect(await callApi(listHomeSliders)).toEqual(SLIDES);
  });
});
