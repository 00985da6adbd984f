import type { Database } from '../database/schema';
import { OPEN_LIMIT_MS, openPostgres, TEST_DATABASES } from '../testing/testDatabases';
import {
  consumeRateLimit,
  countRateLimitUse,
  deleteExpiredRateLimitUses,
  type RateLimit,
} from './rateLimits';

const NOW = new Date('2026-06-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000);
const now = () => NOW;

describe.each(TEST_DATABASES)('deleteExpiredRateLimitUses on $database', ({ database, open }) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await open());
  }, OPEN_LIMIT_MS);

  afterAll(() => close?.());

  beforeEach(async () => {
    await db.deleteFrom('tries').execute();
    const tries = [
      { subject: 'one', triedAt: hoursAgo(25) },
      { subject: 'one', triedAt: hoursAgo(23) },
      { subject: 'other', triedAt: hoursAgo(25) },
    ];
    await db.insertInto('tries').values(tries).execute();
  });

  const kept = async () => {
    const rows = await db.selectFrom('tries').selectAll().orderBy('subject').execute();
    return rows.map(({ subject, triedAt }) => [subject, triedAt]);
  };

  it('deletes the uses that are older than 24 hours', async () => {
    await deleteExpiredRateLimitUses({ db, now });
    expect(await kept()).toEqual([['one', hoursAgo(23)]]);
    await deleteExpiredRateLimitUses({ db, now });
    expect(await kept()).toHaveLength(1);
  });

  // The embedded database has only one connection, so no other transaction can have a lock.
  if (database === 'PostgreSQL') {
    it('does not wait for rows that another transaction has locked', async () => {
      await db.transaction().execute(async (booking) => {
        await booking.deleteFrom('tries').where('subject', '=', 'one').execute();
        await deleteExpiredRateLimitUses({ db, now });
        // The job has deleted the row of `other` and kept no lock on it, so this statement does not
        // wait either.
        await booking.deleteFrom('tries').where('subject', '=', 'other').execute();
        await booking.insertInto('tries').values({ subject: 'one', triedAt: NOW }).execute();
      });
      expect(await kept()).toEqual([['one', NOW]]);
    });
  }
});

describe('a use of a rate limit of 40 that is blurred', () => {
  const LIMIT: RateLimit = { name: 'blurred', most: 40, windowMinutes: 60, isBlurred: true };
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
  }, OPEN_LIMIT_MS);
  afterAll(() => close?.());
  afterEach(() => jest.restoreAllMocks());

  const countUses = async (times: number) => {
    await db.deleteFrom('tries').execute();
    for (let n = 0; n < times; n += 1) await countRateLimitUse({ db, now }, LIMIT, '');
  };
  const consume = (drawn: number) => {
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    return consumeRateLimit({ db, now }, LIMIT, '').then(
      () => 200,
      ({ statusCode }) => statusCode,
    );
  };

  it.each([
    [19, 0.999, 200],
    [21, 0.999, 429],
    [39, 0, 200],
    [40, 0, 429],
  ])(
    'after %i earlier uses and with the random number %f gets the status %i',
    async (uses, drawn, status) => {
      await countUses(uses);
      expect(await consume(drawn)).toBe(status);
    },
  );
});
