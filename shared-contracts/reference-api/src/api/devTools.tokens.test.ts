import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../customers/passwords';
import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { createClock } from '../testing/openTestApi';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { createApi } from './createApi';

const clock = createClock();
let db: Database;
let close: () => Promise<void>;
let app: FastifyInstance;

beforeAll(async () => {
  ({ db, close } = await openPostgres());
  await createTestMarket(db);
  await db
    .updateTable('customers')
    .set({ passwordHash: await hashPassword('rain on tin roofs') })
    .where('phone', '=', '+8801711000002')
    .execute();
  app = createApi({
    db,
    now: clock.now,
    mediaDir: '/nowhere',
    mediaBaseUrl: '',
    hasDevTools: true,
  });
}, OPEN_LIMIT_MS);

afterAll(async () => {
  await app?.close();
  await close?.();
});

describe('POST /dev/tokens', () => {
  const issue = async (payload: object) => {
    const reply = await app.inject({ method: 'POST', url: '/dev/tokens', payload });
    return { status: reply.statusCode, ...reply.json<{ accessToken: string; message: string }>() };
  };
  const ownStatus = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ url: '/customer/current-customer', headers })).statusCode;
  };

  it.each([
    ['a token that the API accepts', {}, 200],
    ['an expired token', { token: 'expired' }, 401],
    ['a revoked token', { token: 'revoked' }, 401],
  ])('issues %s', async (_title, state, status) => {
    const { accessToken } = await issue({ phone: '০১৭১১-000001', ...state });
    expect(await ownStatus(accessToken)).toBe(status);
  });

  it.each([
    ['the phone of no customer', { phone: '01799999999' }, 404, '01799999999'],
    ['a customer with a password of their own', { phone: '01711000002' }, 404, '01711000002'],
    ['an unknown state', { phone: '01711000001', token: 'old' }, 400, 'token: '],
  ])('refuses to issue a token for %s', async (_title, payload, status, text) => {
    expect(await issue(payload)).toMatchObject({
      status,
      message: expect.stringContaining(text),
    });
  });
});
