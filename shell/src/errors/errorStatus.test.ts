import { ApiError } from '@marketplace/contracts/api/client';
import { setTraceSource } from '@marketplace/contracts/trace';
import { failureCode, serializeStatus, statusOf } from './errorStatus';

const refusal = (status: number) => new ApiError({ kind: 'http', status, message: '' });
const response = (status: number) => ({ status, statusText: '', data: null, internal: false });

describe('the status of a page that failed', () => {
  // @spec 8.3
  it.each([
    [404, 'a thing that is not there', refusal(404)],
    [429, 'too many requests', refusal(429)],
    [503, 'an API that failed inside', refusal(500)],
    [503, 'a call that is refused', refusal(400)],
    [503, 'a call without an answer', new ApiError({ kind: 'timeout', message: '' })],
    [503, 'code that cannot be fetched', Object.assign(new Error(), { name: 'ChunkLoadError' })],
    [404, 'an answer of a loader', response(404)],
    [500, 'an answer of the shell itself', response(500)],
    [500, 'an error of nobody in particular', new TypeError('x is undefined')],
    [500, 'what is no error at all', undefined],
  ])('is %d for %s', (status, _what, error) => {
    expect(statusOf(error)).toBe(status);
  });
});

describe('the code of a failure', () => {
  const TRACE = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
  afterEach(() => setTraceSource(() => undefined));

  it('is the beginning of the trace in which the server failed, also in the browser', () => {
    setTraceSource(() => TRACE);
    const failure: unknown = JSON.parse(JSON.stringify(serializeStatus(503)));
    setTraceSource(() => ({ ...TRACE, traceId: 'f'.repeat(32) }));
    expect(failureCode(failure)).toBe('4bf92f35');
  });

  it.each([
    ['an error', new TypeError('x')],
    ['a refusal', refusal(500)],
    ['a reply whose text is its own', { ...response(503), data: 'down' }],
  ])("is the page's where %s was thrown in the browser", (_what, error) => {
    setTraceSource(() => TRACE);
    expect(failureCode(error)).toBe('4bf92f35');
  });

  it('is not in what is found, or not found, for that may be kept', () => {
    setTraceSource(() => TRACE);
    expect(serializeStatus(404).data).toBeNull();
  });
});
