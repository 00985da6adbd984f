import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { currentTrace } from '@marketplace/contracts/trace';
import { logFailure } from '../../errors/logFailure';
import { reportServerFailures, traceRender } from './traceRender';

const ids = ['a', 'b'].map((digit) => digit.repeat(32));
const pageOf = (traceId: string | undefined, path = '/blog/rice') =>
  new Request(`http://shop.test${path}?token=secret`, {
    headers: traceId ? { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } : {},
  });
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('rendering on the server', () => {
  const report = jest.fn();
  beforeAll(() => reportServerFailures(report, PROJECT_PAGES));
  beforeEach(() => report.mockClear());

  it('gives each page the trace of its own request, even if pages render at the same time', async () => {
    const found = await Promise.all(
      ids.map((id) =>
        traceRender(pageOf(id), async () => {
          await pause();
          return currentTrace()?.traceId;
        }),
      ),
    );
    expect(found).toEqual(ids);
    expect(currentTrace()).toBeUndefined();
  });

  it('starts a new trace if the request has none', async () => {
    const trace = await traceRender(pageOf(undefined), async () => currentTrace());
    expect(trace?.traceId).toMatch(/^[\da-f]{32}$/);
  });

  it('attributes a failure of a page to the remote that owns the page if the stack names no remote', async () => {
    await traceRender(pageOf(ids[0]), async () => {
      await pause();
      logFailure('page /blog/rice', 'no answer for 01711000001');
    });
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith({
      event: 'failure',
      what: 'page /blog/rice',
      remote: 'mf_content',
      page: '/blog/rice',
      trace: ids[0],
      detail: 'no answer for [number]',
    });
  });

  it("attributes a failure of the shell to the shell, not to the page's owner", async () => {
    await traceRender(pageOf(ids[0]), async () => logFailure('menu main', 'down'));
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'shell' }));
  });

  it('attributes a failure outside any page to the release that its stack names, without a trace', () => {
    const error = new Error('x');
    error.stack = 'at http://releases.internal/mf_catalog/c1/server/remoteEntry.js:1:1';
    logFailure('remote mf_catalog', error);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'mf_catalog', version: 'c1', trace: undefined }),
    );
  });
});
