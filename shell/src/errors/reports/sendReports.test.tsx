import { bus } from '@marketplace/contracts/events';
import { logFailure, setFailureReceiver } from '../logFailure';
import { RemoteUnavailableError } from '../missingCode';
import type { ReportBatch } from './Report';
import { startReporting } from './startReporting';

const posted: { url: string; body: ReportBatch; init: RequestInit }[] = [];

const reportsOf = () => posted.flatMap(({ body }) => body.reports);
const until = async (count: number) => {
  for (let tries = 0; reportsOf().length < count && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

beforeAll(() => {
  document.body.innerHTML =
    '<script type="application/json" id="page-data">{"compositionId":"c0ffee"}</script>';
  window.history.replaceState(null, '', '/product/rui-fish?ref=secret');
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit) => {
      posted.push({ url, init, body: JSON.parse(String(init.body)) });
      return new Response(null, { status: 204 });
    },
  });
  // The page's inline script stores failures in this way until the code for reports has loaded.
  window.__failures = [{ what: 'error', error: new TypeError('early') }];
  startReporting();
});
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterAll(() => setFailureReceiver(undefined));

describe('failures in a browser', () => {
  it("are sent with the page's trace and composition, but without data about the visitor", async () => {
    await until(1);
    expect(posted[0]?.url).toBe('/reports');
    expect(posted[0]?.body).toEqual({
      composition: 'c0ffee',
      trace: expect.stringMatching(/^[\da-f]{32}$/),
      path: '/product/rui-fish',
      reports: [{ kind: 'error', what: 'error', message: 'early', count: 1 }],
    });
    expect(posted[0]?.init).toMatchObject({ keepalive: true, credentials: 'omit' });
  });

  it('are combined if they are equal, and skipped if their error was reported before', async () => {
    posted.length = 0;
    const error = new Error('once');
    logFailure('region', error);
    logFailure('page', error);
    for (let times = 0; times < 3; times += 1) logFailure('menu main', 'down');
    await until(2);
    expect(reportsOf()).toEqual([
      { kind: 'region', what: 'region', message: 'once', count: 1 },
      { kind: 'error', what: 'menu main', message: 'down', count: 3 },
    ]);
  });

  it("are combined into one report with the remote's release if a remote cannot be loaded", async () => {
    posted.length = 0;
    const about = { remote: 'mf_account', version: 'a1', module: 'routes' };
    bus.publish('remote:failed', { ...about, error: 'timeout' });
    logFailure('remote mf_account', new RemoteUnavailableError('mf_account', 'routes', '', null));
    await until(1);
    expect(reportsOf()).toEqual([
      {
        kind: 'load',
        what: 'remote routes',
        message: 'timeout',
        remote: 'mf_account',
        version: 'a1',
        count: 1,
      },
    ]);
  });

  it('are sent when the visitor leaves the page, at most 20 per page', async () => {
    posted.length = 0;
    for (let number = 0; number < 30; number += 1) logFailure(`what ${number}`, 'x');
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.dispatchEvent(new Event('pagehide'));
    expect(reportsOf()).toHaveLength(16);
    expect(posted).toHaveLength(1);
  });
});
