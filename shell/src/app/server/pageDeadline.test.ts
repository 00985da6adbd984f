import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions } from '@marketplace/contracts/api/locations';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { listHomeSliders } from '@marketplace/contracts/api/sliders';
import { configureApi, type OutgoingRequest } from '@marketplace/contracts/client/apiSettings';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { optional } from '@marketplace/contracts/rendering';
import { callRecorder, languageOfPage, recordCalls } from './recordCalls';

/** Time that the API takes to reply, by path, ms. */
let hostMs: Record<string, number>;
let sent: OutgoingRequest[];

const send = (request: OutgoingRequest) => {
  sent.push(request);
  return new Promise<{ status: number; headers: object; text: string }>((resolve, reject) => {
    const reply = { status: 200, headers: {}, text: '{"items":[]}' };
    const timer = setTimeout(resolve, hostMs[new URL(request.url).pathname] ?? 0, reply);
    request.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(request.signal.reason);
    });
  });
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(console, 'warn').mockImplementation();
  clearApiCache();
  sent = [];
  // The cast is safe: a reply contains all fields that the client reads.
  configureApi({ baseUrl: 'http://api.test', recorder: callRecorder, fetchReply: send as never });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/**
 * Makes a page that sends its calls one after another.
 * @returns `isMade`, which is true if all calls succeeded, and the duration in ms
 */
async function makePage(calls: readonly (() => Promise<unknown>)[], isRead = true) {
  const start = Date.now();
  const making = recordCalls({ isRead }, async () => {
    for (const call of calls) await call();
  }).then(
    () => ({ isMade: true, ms: Date.now() - start }),
    () => ({ isMade: false, ms: Date.now() - start }),
  );
  return making;
}

async function inTime<Value>(making: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(10_000);
  return making;
}

const slides = () => callApi(listHomeSliders);
const divisions = () => callApi(listDivisions);
const later = (ms: number, run: () => Promise<unknown>) =>
  new Promise((resolve) => setTimeout(resolve, ms)).then(run);

describe('a page without a submitted form', () => {
  it('waits for required data until its deadline', async () => {
    hostMs = { [listHomeSliders.path]: 3500 };
    expect(await inTime(makePage([slides]))).toEqual({ isMade: true, ms: 3500 });
    expect(sent).toHaveLength(1);
  });

  it('has one deadline for all its calls', async () => {
    hostMs = { [listHomeSliders.path]: 2500, [listDivisions.path]: 2500 };
    expect(await inTime(makePage([slides, divisions]))).toEqual({ isMade: false, ms: 4000 });
  });

  it('gives up optional data after the time limit of a call, but waits longer for required data', async () => {
    hostMs = { [listHomeSliders.path]: 5000, [listDivisions.path]: 2000 };
    const both = () => Promise.all([optional('slides', slides()), divisions()]);
    expect(await inTime(makePage([both]))).toEqual({ isMade: true, ms: 2000 });
    hostMs = { [listHomeSliders.path]: 5000 };
    clearApiCache();
    const alone = await inTime(makePage([() => optional('slides', slides())]));
    expect(alone).toEqual({ isMade: true, ms: 800 });
  });

  it('aborts its unshared requests at the deadline', async () => {
    hostMs = { [getCurrentCustomer.path]: 60_000 };
    const own = () => callApi(getCurrentCustomer, { token: 'one' });
    expect(await inTime(makePage([own]))).toEqual({ isMade: false, ms: 4000 });
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('fails immediately if the API fails', async () => {
    configureApi({ fetchReply: () => Promise.reject(new Error('refused')) });
    const { isMade, ms } = await inTime(makePage([divisions]));
    expect(isMade).toBe(false);
    expect(ms).toBeLessThan(1000);
  });

  it('shares pending requests with other pages', async () => {
    hostMs = { [listHomeSliders.path]: 3500 };
    const pages = [0, 1000, 3000].map((ms) => later(ms, () => makePage([slides])));
    const made = await inTime(Promise.all(pages));
    expect(made).toMatchObject([{ ms: 3500 }, { ms: 2500 }, { ms: 500 }]);
    expect(sent).toHaveLength(1);
  });

  it('shares no request that contains a token or a cart', async () => {
    hostMs = { [getCurrentCustomer.path]: 500, [getPublicCart.path]: 500 };
    const customer = (token: string) => () => callApi(getCurrentCustomer, { token });
    const cart = () => callApi(getPublicCart, { query: { cartUuid: 'c1' } });
    await inTime(
      Promise.all([customer('one'), customer('other'), cart, cart].map((call) => makePage([call]))),
    );
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer one',
      'Bearer other',
      undefined,
      undefined,
    ]);
  });

  it('requests data in its language, and shares requests only with pages in that language', async () => {
    hostMs = { [listHomeSliders.path]: 50 };
    configureApi({ language: languageOfPage });
    const inLanguage = (language: Locale) => recordCalls({ language }, slides);
    await inTime(Promise.all([inLanguage('bn'), inLanguage('bn'), inLanguage('en')]));
    configureApi({ language: () => undefined });
    expect(sent.map(({ headers }) => headers['accept-language']).sort()).toEqual(['bn', 'en']);
  });
});

describe('a page after a submitted form', () => {
  it('waits for each reply only as long as the time limit of a call', async () => {
    hostMs = { [listHomeSliders.path]: 1500 };
    expect(await inTime(makePage([slides], false))).toEqual({ isMade: false, ms: 800 });
  });
});
