import { ApiError } from '@marketplace/contracts/api/client';
import { setTraceSource } from '@marketplace/contracts/trace';
import { failureCode, serializeStatus, statusOf } from './errorStatus';

const refusal = (status: number) => new ApiError({ kind: 'http', status, message: '' });
const response = (status: number) => ({ status, statusText: '', data: null, internal: false });

describe('statusOf', () => {
  // @spec 8.3
  it.each([
    [404, 'a missing resource', refusal(404)],
    [429, 'too many requests', refusal(429)],
    [503, 'an internal error of the API', refusal(500)],
    [503, 'a request that the API refuses', refusal(400)],
    [503, 'a request without a reply', new ApiError({ kind: 'timeout', message: '' })],
    [503, 'code that cannot be fetched', Object.assign(new Error(), { name: 'ChunkLoadError' })],
    [404, 'a reply that a loader threw', response(404)],
    [500, 'a reply that the shell threw', response(500)],
    [500, 'an unexpected error', new TypeError('x is undefined')],
    [500, 'a value that is no error', undefined],
  ])('is %d for %s', (status, _what, error) => {
    expect(statusOf(error)).toBe(status);
  });
});

describe('failureCode', () => {
  const TRACE = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
  afterEach(() => setTraceSource(() => undefined));

  it("is the start of the server's trace id if the server failed", () => {
    setTraceSource(() => TRACE);
    const failure: unknown = JSON.parse(JSON.stringify(serializeStatus(503)));
    setTraceSource(() => ({ ...TRACE, traceId: 'f'.repeat(32) }));
    expect(failureCode(failure)).toBe('4bf92f35');
  });

  it.each([
    ['an error', new TypeError('x')],
    ['an error of the API', refusal(500)],
    ['a response with its own text', { ...response(503), data: 'down' }],
  ])("is the start of the page's trace id if %s was thrown in the browser", (_what, error) => {
    setTraceSource(() => TRACE);
    expect(failureCode(error)).toBe('4bf92f35');
  });

  it('is not in the data of a 404, because the 404 page may be cached', () => {
    setTraceSource(() => TRACE);
    expect(serializeStatus(404).data).toBeNull();
  });
});
