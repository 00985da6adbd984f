import { configureApi } from '../api/apiSettings';
import { callApi, clearApiCache } from '../api/client';
import { listHomeSliders } from '../api/sliders';
import { loadSubject } from './loadSubject';

/** Loads a subject on the server from a host that takes a while. */
async function loadFrom(hostMs: number) {
  clearApiCache();
  configureApi({
    baseUrl: 'http://api.test',
    fetchReply: async ({ signal }) => {
      await new Promise((resolve, reject) => {
        setTimeout(resolve, hostMs);
        signal.addEventListener('abort', reject);
      });
      return { status: 200, headers: {}, text: '{"items":[]}' };
    },
  });
  jest.useFakeTimers();
  const loaded = loadSubject('slides', () => callApi(listHomeSliders));
  await jest.advanceTimersByTimeAsync(4000);
  jest.useRealTimers();
  return loaded;
}

describe('the subject of a page, on the server', () => {
  it('is waited for while a slow host answers', async () => {
    expect(await loadFrom(3000)).toEqual({ value: { items: [] } });
  });

  it('is given up before the page as a whole is', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(await loadFrom(60_000)).toEqual({});
    expect(warn).toHaveBeenCalled();
  });
});
