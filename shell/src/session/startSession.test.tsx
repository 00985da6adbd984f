import { bus } from '@marketplace/contracts/events';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import Cookies from 'js-cookie';
import { startSession } from './startSession';

const issued = (name: string) => ({
  accessToken: name,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
});
const user = { uuid: '0b0c1d1e-0000-4000-8000-000000000001', fullName: 'Rahima Khatun' };
const session = () => bus.retained('session:changed');

/**
 * Starts a session. The customer loads immediately, but each test decides when the session is
 * published.
 */
function start() {
  let isDone = false;
  const started = startSession(issued('token-1'), () => Promise.resolve()).then(() => {
    isDone = true;
  });
  return { started, isDone: () => isDone };
}

beforeEach(() => {
  jest.useFakeTimers();
  bus.publish('session:changed', { isLogin: false, user: null });
});
afterEach(() => {
  jest.useRealTimers();
  Cookies.remove('accessToken');
});

describe('startSession', () => {
  it("waits until the session is published, even if the customer's data has already loaded", async () => {
    const { started, isDone } = start();
    await jest.advanceTimersByTimeAsync(100);
    expect(isDone()).toBe(false);
    bus.publish('session:changed', { isLogin: true, user });
    await started;
    expect(session()).toEqual({ isLogin: true, user });
  });

  it('publishes a session without a customer if no session is published within the time limit', async () => {
    const { started } = start();
    await jest.advanceTimersByTimeAsync(STEP_MS);
    await started;
    expect(session()).toEqual({ isLogin: true, user: null });
  });
});
