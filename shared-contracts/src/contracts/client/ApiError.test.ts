import { ApiError, httpError, messageOf } from './ApiError';

describe('messageOf', () => {
  // @spec 8.6
  it.each([
    ['Out of stock', 'Out of stock'],
    [['First', 'Second'], 'First'],
    [[], 'Something went wrong'],
    ['', 'Something went wrong'],
    [{ text: 'x' }, 'Something went wrong'],
    [undefined, 'Something went wrong'],
  ])('turns %p into %p', (message, expected) => {
    expect(messageOf(message)).toBe(expected);
  });
});

describe('ApiError', () => {
  it.each([
    [new ApiError({ kind: 'network', message: '' }), true],
    [new ApiError({ kind: 'timeout', message: '' }), true],
    [new ApiError({ kind: 'contract', message: '' }), false],
    [httpError(503, undefined), true],
    [httpError(409, { code: 'out-of-stock' }), false],
    [httpError(429, {}), false],
  ])('for %j sets isRetryable to %p', (error, isRetryable) => {
    expect(error.isRetryable).toBe(isRetryable);
  });

  it('contains the status, code and message of an error reply', () => {
    expect(httpError(409, { code: 'cart-empty', message: ['Your cart is empty'] })).toMatchObject({
      kind: 'http',
      status: 409,
      code: 'cart-empty',
      message: 'Your cart is empty',
    });
  });

  it.each([
    ['60', 60],
    [undefined, undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('reads the header Retry-After %p as %p seconds', (header, seconds) => {
    expect(httpError(429, {}, header).retryAfterSeconds).toBe(seconds);
  });

  it('has a general message if an error reply is not JSON', () => {
    expect(httpError(502, undefined).message).toBe('Something went wrong');
  });
});
