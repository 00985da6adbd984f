import { listBlogs } from '@marketplace/contracts/api/blog';
import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions } from '@marketplace/contracts/api/locations';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { listHomeSliders } from '@marketplace/contracts/api/sliders';
import { configureApi, type OutgoingRequest } from '@marketplace/contracts/client/apiSettings';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { awaitLateReplies, awaitLateReply, fetchReply } from './lateReplies';
import { callRecorder, languageOfPage, recordCalls } from './recordCalls';

/** Times of the host by the end of the path, ms. */
let hostMs: Record<string, number>;
let sent: string[];
let tokens: (string | undefined)[];
let languages: (string | undefined)[];

const send = ({ url, method, signal, headers }: OutgoingRequest) => {
  tokens.push(headers.authorization);
  languages.push(headers['accept-language']);
  const path = new URL(url).pathname;
  sent.push(`${method} ${path}`);
  return new Promise<{ status: number; headers: object; text: string }>((resolve, reject) => {
    const text = '{"items":[]}';
    const timer = setTimeout(resolve, hostMs[path] ?? 0, { status: 200, headers: {}, text });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
};

beforeEach(() => {
  clearApiCache();
  sent = [];
  tokens = [];
  languages = [];
  configureApi({
    baseUrl: 'http://api.test',
    recorder: callRecorder,
    fetchReply: (request) => fetchReply(request, send as never),
  });
});

/** Makes a page that cannot be without the calls, one after the other. @returns whether it was made, and when */
async function makePage(method: string, calls: readonly (() => Promise<unknown>)[]) {
  const request = new Request('http://shop.test/', { method });
  const start = performance.now();
  let tries = 0;
  const make = async () => {
    tries += 1;
    for (const call of calls) await call();
  };
  const isMade = await awaitLateReplies(request, async () => {
    for (;;) {
      const isDone = await make().then(
        () => true,
        () => false,
      );
      if (isDone || !(await awaitLateReply())) return isDone;
    }
  });
  return { isMade, ms: performance.now() - start, tries };
}

/** As a call that nobody limits. */
const fetchOwn = () => {
  const url = `http://api.test${listHomeSliders.path}`;
  const { signal } = new AbortController();
  return fetchReply({ url, method: 'GET', headers: {}, signal } as never, send as never);
};
const slides = () => callApi(listHomeSliders);
const blogs = () => callApi(listBlogs, { query: { pageNumber: 1, pageSize: 10 } });
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const block = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

describe('a page that is read', () => {
  it('asks in its own language, and is given no reply to a page of another', async () => {
    hostMs = { [listHomeSliders.path]: 50 };
    const inLanguage = (language: Locale) =>
      recordCalls(0, () => makePage('GET', [slides]), language);
    configureApi({ language: languageOfPage });
    await Promise.all([inLanguage('bn'), inLanguage('bn'), inLanguage('en')]);
    configureApi({ language: () => undefined });
    expect(languages.sort()).toEqual(['bn', 'en']);
  });

  it('is made with what came late, without asking for it again', async () => {
    hostMs = { [listHomeSliders.path]: 1500 };
    const { isMade, ms } = await makePage('GET', [slides]);
    expect([isMade, sent]).toEqual([true, [`GET ${listHomeSliders.path}`]]);
    expect(ms).toBeGreaterThan(1400);
    expect(ms).toBeLessThan(2500);
  });

  it('is made with what came while other pages kept the process busy', async () => {
    hostMs = { [listHomeSliders.path]: 3500 };
    const fromSocket: typeof send = async (request) => {
      const reply = await send(request);
      for (let n = 0; n < 5; n += 1) await new Promise(setImmediate);
      return reply;
    };
    configureApi({ fetchReply: (request) => fetchReply(request, fromSocket as never) });
    const making = makePage('GET', [slides]);
    await sleep(3400);
    block(1000);
    expect((await making).isMade).toBe(true);
  });

  it('is made with what comes too late to be waited for, while it is tried without', async () => {
    hostMs = { [listHomeSliders.path]: 1800, [listDivisions.path]: 3000 };
    const renderSlowly = async () => {
      const results = await Promise.allSettled([slides(), callApi(listDivisions)]);
      await sleep(1500);
      if (results.some(({ status }) => status === 'rejected')) throw new Error('Not whole.');
    };
    const { isMade } = await makePage('GET', [renderSlowly]);
    expect([isMade, sent.length]).toEqual([true, 2]);
  });

  it('asks again for what failed after it was given up', async () => {
    hostMs = { [listHomeSliders.path]: 1500, [listDivisions.path]: 1000 };
    const resetOnce: typeof send = async (request) => {
      const isFirst = !sent.some((call) => call.endsWith(listDivisions.path));
      const reply = await send(request);
      if (isFirst && request.url.endsWith(listDivisions.path)) throw new Error('reset');
      return reply;
    };
    configureApi({ fetchReply: (request) => fetchReply(request, resetOnce as never) });
    const bothCalls = () => Promise.all([slides(), callApi(listDivisions)]);
    expect((await makePage('GET', [bothCalls])).isMade).toBe(true);
  });

  it('leaves no call without an end that a part asks for after it is made', async () => {
    hostMs = { [listHomeSliders.path]: 60_000 };
    let later: Promise<unknown> | undefined;
    await awaitLateReplies(new Request('http://shop.test/'), async () => {
      later = sleep(50).then(() => fetchOwn());
    });
    const start = performance.now();
    await expect(later).rejects.toThrow('aborted');
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('is given up at one moment, however many calls it makes one after the other', async () => {
    hostMs = { [listHomeSliders.path]: 2500, [listBlogs.path]: 2500 };
    const { isMade, ms } = await makePage('GET', [slides, blogs]);
    expect([isMade, sent.length]).toEqual([false, 2]);
    expect(ms).toBeGreaterThan(3800);
    expect(ms).toBeLessThan(4900);
  });

  it('goes without what it can do without after the time that it had', async () => {
    hostMs = { [listHomeSliders.path]: 2000 };
    const { isMade, ms, tries } = await makePage('GET', [() => slides().catch(() => undefined)]);
    expect([isMade, tries]).toEqual([true, 1]);
    expect(ms).toBeLessThan(1500);
    // Others would wait for the same reply.
    await sleep(1500);
  });

  it('fails at once where the host does', async () => {
    configureApi({ fetchReply: () => Promise.reject(new Error('refused')) });
    const { isMade, ms } = await makePage('GET', [blogs]);
    expect(isMade).toBe(false);
    expect(ms).toBeLessThan(1500);
  });

  it('waits for what another page has asked for before, and is made with that', async () => {
    hostMs = { [listHomeSliders.path]: 1500 };
    const made = await Promise.all(
      [0, 300, 600].map((ms) => sleep(ms).then(() => makePage('GET', [slides]))),
    );
    expect(made.map(({ isMade }) => isMade)).toEqual([true, true, true]);
    expect(sent).toHaveLength(1);
  });

  it('gets nothing that another visitor has asked for with a token', async () => {
    hostMs = { [getCurrentCustomer.path]: 1500 };
    const visitors = ['one', 'other'].map((token) =>
      makePage('GET', [() => callApi(getCurrentCustomer, { token })]),
    );
    await Promise.all(visitors);
    expect(tokens).toEqual(['Bearer one', 'Bearer other']);
  });

  it('gets no cart that another page has asked for, which may have changed since', async () => {
    hostMs = { [getPublicCart.path]: 500 };
    const cart = () => callApi(getPublicCart, { query: { cartUuid: 'c1' } });
    await Promise.all([makePage('GET', [cart]), makePage('GET', [cart])]);
    expect(sent).toHaveLength(2);
  });

  it('asks anew for what came late for others before it', async () => {
    hostMs = { [listHomeSliders.path]: 1500 };
    await makePage('GET', [slides]);
    clearApiCache();
    await makePage('GET', [slides]);
    expect(sent).toHaveLength(2);
  });
});

describe('the page of a form', () => {
  it('waits for each reply as it did, and is made once', async () => {
    hostMs = { [listHomeSliders.path]: 1500 };
    const { isMade, ms, tries } = await makePage('POST', [slides]);
    expect([isMade, tries]).toEqual([false, 1]);
    expect(ms).toBeLessThan(1400);
  });
});
