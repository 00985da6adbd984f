import { formatProgress } from './Progress';

describe('formatProgress', () => {
  it.each([
    [3, ' 3 of 75  listProducts'],
    [75, '75 of 75  listProducts'],
  ])('shows the position and the id of a call: %i', (position, line) => {
    const call = { kind: 'call', callId: 'listProducts', position, total: 75 } as const;
    expect(formatProgress(call)).toBe(line);
  });

  it('shows the length of a pause, the id of the call that needs it, and the reason', () => {
    expect(formatProgress({ kind: 'pause', callId: 'resendOtp', seconds: 60 })).toBe(
      'waiting 60 s: the host answers resendOtp with 429 and asks for that pause (Retry-After)',
    );
  });
});
