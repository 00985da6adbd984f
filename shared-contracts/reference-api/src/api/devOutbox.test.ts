import { pino } from 'pino';
import { deleteExpiredCodes } from '../customers/oneTimeCodes';
import type { Database } from '../database/schema';
import { createDispatcher } from '../providers/createDispatcher';
import { deleteExpiredMessages, outboxMessenger } from '../providers/outbox';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { createApi } from './createApi';

describe('GET /dev/outbox', () => {
  const clock = createClock();
  const log = pino({ level: 'silent' });
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
  }, OPEN_LIMIT_MS);

  beforeEach(() => createTestMarket(db));

  afterAll(() => close?.());

  const open = (hasDevTools: boolean) =>
    createApi({ db, now: clock.now, mediaDir: '/nowhere', mediaBaseUrl: '', hasDevTools });

  const forget = (emailOrPhone: string) =>
    open(true).inject({
      method: 'POST',
      url: '/auth/customer/forgot-password',
      payload: { emailOrPhone },
    });

  const read = async (query: string) => open(true).inject(`/dev/outbox${query}`);

  it.each([
    ['?to=01711000001'],
    ['?to=%2B8801711000001'],
    ['?to=+8801711000001'],
    ['?to=%E0%A7%A6%E0%A7%A7711-000001'],
    ['?to=RAHIM@example.com%20', 'rahim@example.com'],
  ])('lists at %s what was sent there', async (query, account = '01711000001') => {
    const app = open(true);
    await app.inject({
      method: 'POST',
      url: '/auth/customer/forgot-password',
      payload: { emailOrPhone: account },
    });
    const reply = await app.inject(`/dev/outbox${query}`);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      items: [
        {
          to: account.includes('@') ? account : '+8801711000001',
          channel: account.includes('@') ? 'email' : 'sms',
          subject: account.includes('@') ? 'Nodibazar: your code for a new password' : null,
          text: expect.stringMatching(/\d{6}/),
          sentAt: clock.now().toISOString(),
        },
      ],
    });
  });

  it('lists the newest first, also of one moment', async () => {
    const { send, settled } = createDispatcher({
      messengers: {},
      outbox: outboxMessenger({ db, now: clock.now }),
      isRecorded: true,
      log,
    });
    for (const text of ['first', 'second', 'third']) {
      send({ to: '+8801711000001', channel: 'sms', text });
      await settled();
      if (text === 'second') clock.advance(1);
    }
    const { items } = (await read('?to=01711000001')).json();
    expect(items.map(({ text }: { text: string }) => text)).toEqual(['third', 'second', 'first']);
  });

  it.each(['', '?to=', '?to=%20', '?to=a&to=b', '?to=%00'])('refuses %p', async (query) => {
    const reply = await read(query);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ message: ['to must be a phone or an e-mail address'] });
  });

  it('is not there without developer tools', async () => {
    const reply = await open(false).inject('/dev/outbox?to=01711000001');
    expect(reply.statusCode).toBe(404);
  });

  it('deletes messages and codes when they are old', async () => {
    await forget('01711000001');
    await forget('rahim@example.com');
    clock.advance(60);
    const kept = async () => ({
      messages: (await db.selectFrom('outboxMessages').select('uuid').execute()).length,
      codes: (await db.selectFrom('resetCodes').select('customerUuid').execute()).length,
    });
    const purgeMessages = () =>
      Promise.all(
        [deleteExpiredCodes, deleteExpiredMessages].map((job) => job({ db, now: clock.now })),
      );
    await read('?to=x');
    clock.advance(24 * 3600 - 60);
    await purgeMessages();
    expect(await kept()).toEqual({ messages: 2, codes: 1 });
    clock.advance(601);
    await purgeMessages();
    expect(await kept()).toEqual({ messages: 0, codes: 0 });
    expect(
      await db.selectFrom('customers').select('uuid').where('uuid', '=', CUSTOMER.rahim).execute(),
    ).toHaveLength(1);
  });
});
