import { ApiError } from '@marketplace/contracts/api/client';
import { clearAccessToken, writeAccessToken } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { recordToasts } from '../testing/openPage';
import { actAsGuest, isGuest } from './guestAccess';

const request = new Request('https://shop.test/complain');
const user = { uuid: 'rahima', fullName: 'Rahima' };
const refused = new ApiError({ kind: 'http', status: 401, message: 'Sign in' });
const fail = (error: Error) => actAsGuest(request, () => Promise.reject(error));
let recorded: ReturnType<typeof recordToasts>;

beforeEach(() => {
  clearAccessToken();
  bus.publish('session:changed', { isLogin: false, user: null });
  recorded = recordToasts();
});
afterEach(() => recorded.stop());

describe('the access of a guest', () => {
  it('is that of a visitor without a token, but not of a customer whose token has expired on the page', () => {
    expect(isGuest(request)).toBe(true);
    bus.publish('session:changed', { isLogin: true, user });
    expect(isGuest(request)).toBe(false);
    bus.publish('session:changed', { isLogin: false, user: null });
    writeAccessToken('good', 60);
    expect(isGuest(request)).toBe(false);
  });

  it('leads to order tracking with a message if the API refuses the token', async () => {
    const answer = await fail(refused).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error('nothing was redirected');
    expect(answer.headers.get('location')).toBe('/track-order');
    expect(recorded.toasts).toHaveLength(1);
  });

  it('does not change another error, or the 401 of a customer', async () => {
    const other = new ApiError({ kind: 'http', status: 409, message: 'Settled' });
    await expect(fail(other)).rejects.toBe(other);
    bus.publish('session:changed', { isLogin: true, user });
    await expect(fail(refused)).rejects.toBe(refused);
    expect(recorded.toasts).toEqual([]);
  });
});
