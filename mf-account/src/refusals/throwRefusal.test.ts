import { ApiError } from '@marketplace/contracts/api/client';
import { throwRefusal } from './throwRefusal';

function outcomeOf(failure: unknown): unknown {
  try {
    throwRefusal(failure);
  } catch (thrown) {
    return thrown;
  }
}

const refusal = (status: number) => new ApiError({ kind: 'http', status, message: 'Refused' });

it('sends a customer whose token is no longer taken to the home page', () => {
  const outcome = outcomeOf(refusal(401));
  expect(outcome).toBeInstanceOf(Response);
  expect(outcome).toHaveProperty('status', 302);
  expect((outcome as Response).headers.get('location')).toBe('/'); // asserted two lines above
});

it('turns what is not there into a 404 page', () => {
  expect(outcomeOf(refusal(404))).toMatchObject({ init: { status: 404 } });
});

it.each([refusal(500), new ApiError({ kind: 'timeout', message: 'Slow' }), new Error('Odd')])(
  'passes on %s as it came',
  (failure) => {
    expect(outcomeOf(failure)).toBe(failure);
  },
);
