import { ApiError } from '@marketplace/contracts/api/client';
import { formResult } from './formResult';

const refusal = (status: number, message = 'No', code = 'no') =>
  new ApiError({ kind: 'http', status, message, code });
const fields = { phone: 'shipping.phone' };

it.each([
  [refusal(409, 'Taken', 'taken'), { status: 'failed', code: 'taken', message: 'Taken' }, 409],
  [
    refusal(400, 'phone must be a phone number'),
    { status: 'invalid', problems: { 'shipping.phone': 'invalid' } },
    400,
  ],
  [refusal(400, 'constructor must be a text'), { status: 'failed' }, 400],
  [refusal(409, 'phone is taken'), { status: 'failed', message: 'phone is taken' }, 409],
  [new ApiError({ kind: 'network', message: 'Something went wrong' }), { status: 'failed' }, 500],
  [new TypeError('x is not a function'), { status: 'failed' }, 500],
])('answers a form with what %s means for it', (error, data, status) => {
  const answer = formResult.failed(error, fields);
  expect(answer).toMatchObject({ data, init: { status } });
});

it('says nothing in the name of a host that said nothing', () => {
  const lost = new ApiError({ kind: 'timeout', message: 'Something went wrong' });
  expect(formResult.failed(lost).data).toEqual({ status: 'failed' });
});

it('leads home where the token is refused', () => {
  expect(() => formResult.failed(refusal(401))).toThrow(expect.objectContaining({ status: 302 }));
});
