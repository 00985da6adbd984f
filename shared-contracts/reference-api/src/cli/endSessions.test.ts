import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/schema';
import { issueToken } from '../http/accessTokens';
import { issueGuestToken } from '../http/guestTokens';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { waitForLock } from '../testing/waitForLock';
import { endSessions } from './endSessions';
import { readSettings, type Settings } from './readSettings';

describe('the command end-sessions', () => {
  let db: Database;
  let close: () => Promise<void>;
  let folder: string;
  let settings: Settings;
  let said: string;

  beforeAll(async () => {
    const server = await openPostgres();
    ({ db, close } = server);
    folder = await mkdtemp(join(tmpdir(), 'sessions-'));
    settings = readSettings({ DATA_DIR: folder, DATABASE_URL: server.url, SEED: '0' });
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    said = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
    await createTestMarket(db);
    const now = new Date();
    for (const customer of [CUSTOMER.rahim, CUSTOMER.rahim, CUSTOMER.karima]) {
      await issueToken(db, customer, now);
    }
    await issueGuestToken(db, '+8801711000009', now);
    await db.deleteFrom('passkeys').execute();
    await db
      .insertInto('passkeys')
      .values([passkeyOf(CUSTOMER.rahim), passkeyOf(CUSTOMER.karima)])
      .execute();
  });

  const passkeyOf = (customerUuid: string) => ({
    ...{ uuid: randomUUID(), customerUuid, credentialId: randomUUID(), publicKey: 'key' },
    ...{ counter: 0, transports: [], name: null, createdAt: new Date(), lastUsedAt: null },
  });

  afterEach(() => jest.restoreAllMocks());

  afterAll(async () => {
    await close?.();
    await rm(folder, { recursive: true, force: true });
  });

  const left = async () => {
    const customers = await db.selectFrom('accessTokens').select('customerUuid').execute();
    const guests = await db.selectFrom('guestTokens').select('phone').execute();
    return [customers.map(({ customerUuid }) => customerUuid), guests.length];
  };

  const passkeysOf = async () =>
    (await db.selectFrom('passkeys').select('customerUuid').execute()).map(
      ({ customerUuid }) => customerUuid,
    );

  it.each(['01711000001', '+8801711000001', 'Rahim@Example.com'])(
    'ends all sessions and deletes the passkeys of the customer %s, and of nobody else',
    async (account) => {
      await endSessions(settings, [account]);
      expect(await left()).toEqual([[CUSTOMER.karima], 1]);
      expect(await passkeysOf()).toEqual([CUSTOMER.karima]);
      expect(said).toBe('2 sessions are ended. Passkeys and open links are deleted.\n');
    },
  );

  it('ends the sessions of all customers and guests, and deletes all passkeys', async () => {
    await endSessions(settings, ['--everybody']);
    expect(await left()).toEqual([[], 0]);
    expect(await passkeysOf()).toEqual([]);
    expect(said).toContain('4 sessions are ended.');
  });

  it.each([
    ['01711000001', 'transactionid'],
    ['--everybody', 'relation'],
  ] as const)('ends the session of a sign-in that has begun before it: %s', async (arg, lock) => {
    let ending: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('customers')
        .select('uuid')
        .where('uuid', '=', CUSTOMER.rahim)
        .forShare()
        .execute();
      ending = endSessions(settings, [arg]);
      await waitForLock(db, lock);
      await issueToken(trx, CUSTOMER.rahim, new Date());
    });
    await ending;
    expect((await left())[0]).not.toContain(CUSTOMER.rahim);
    expect(said).toMatch(/^[35] sessions are ended/);
  });

  it.each([
    [['01711999999'], 'There is no customer "01711999999".'],
    [[], 'Use: end-sessions'],
    [['01711000001', '--everybody'], 'Use: end-sessions'],
    [['01711000001', '01711000002'], 'Use: end-sessions'],
    [['--nobody'], 'Use: end-sessions'],
  ])('ends no session if its arguments are %j', async (args, message) => {
    await expect(endSessions(settings, args)).rejects.toThrow(message);
    expect(await left()).toEqual([[CUSTOMER.rahim, CUSTOMER.rahim, CUSTOMER.karima], 1]);
  });
});
