import { ApiError } from '@marketplace/contracts/api/client';
import { statusOf } from './errorStatus';

const refusal = (status: number) => new ApiError({ kind: 'http', status, message: '' });
const response = (status: number) => ({ status, statusText: '', data: null, internal: false });

describe('the status of a page that failed', () => {
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
