import type { Database } from '../database/schema';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';
import { forgetOldTries } from './forgetOldTries';

const NOW = new Date('2026-06-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000);
const now = () => NOW;

describe.each(TEST_DATABASES)('old tries on $database', ({ database, open }) => {
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

  it('are forgotten once no limit looks back to them', async () => {
    await forgetOldTries({ db, now });
    expect(await kept()).toEqual([['one', hoursAgo(23)]]);
    await forgetOldTries({ db, now });
    expect(await kept()).toHaveLength(1);
  });

  // The embedded database has one connection: nobody else can hold anything.
  if (database === 'PostgreSQL') {
    it('wait for nobody who is booking a try', async () => {
      await db.transaction().execute(async (booking) => {
        await booking.deleteFrom('tries').where('subject', '=', 'one').execute();
        await forgetOldTries({ db, now });
        // The subject the chore has been at is free for the one that books.
        await booking.deleteFrom('tries').where('subject', '=', 'other').execute();
        await booking.insertInto('tries').values({ subject: 'one', triedAt: NOW }).execute();
      });
      expect(await kept()).toEqual([['one', NOW]]);
    });
  }
});
