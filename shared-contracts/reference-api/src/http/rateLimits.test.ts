import { dose } from '@marketplace/contracts/testing/dose';
import type { Database } from '../database/schema';
import { OPEN_LIMIT_MS, POSTGRES, TEST_DATABASES } from '../testing/testDatabases';
import { deleteExpiredRateLimitUses } from './rateLimits';

const DATABASES = dose({ gate: [POSTGRES], soak: TEST_DATABASES });

const NOW = new Date('2026-06-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000);
const now = () => NOW;

describe.each(DATABASES)('expired tries on $database', ({ database, open }) => {
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

  it('are deleted once no window reaches back to them', async () => {
    await deleteExpiredRateLimitUses({ db, now });
    expect(await kept()).toEqual([['one', hoursAgo(23)]]);
    await deleteExpiredRateLimitUses({ db, now });
    expect(await kept()).toHaveLength(1);
  });

  // The embedded database has one connection: nobody else can hold anything.
  if (database === 'PostgreSQL') {
    it('wait for no transaction that consumes a limit', async () => {
      await db.transaction().execute(async (booking) => {
        await booking.deleteFrom('tries').where('subject', '=', 'one').execute();
        await deleteExpiredRateLimitUses({ db, now });
        // The subject the job has passed is free for the one that consumes.
        await booking.deleteFrom('tries').where('subject', '=', 'other').execute();
        await booking.insertInto('tries').values({ subject: 'one', triedAt: NOW }).execute();
      });
      expect(await kept()).toEqual([['one', NOW]]);
    });
  }
});
