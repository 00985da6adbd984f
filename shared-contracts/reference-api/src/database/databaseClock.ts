import { sql } from 'kysely';
import type { Database } from './schema';

/** The clock that all processes of a market share. */
interface DatabaseClock {
  /** Time of the database: the one read last, carried on by a clock that nobody can set. */
  now: () => Date;
  /** Reads the database's time. @returns milliseconds by which this process' clock is ahead of it */
  read: () => Promise<number>;
}

/**
 * Time limits go by this clock, so that a machine whose clock is wrong neither ends nor prolongs anything.
 * Until the first reading it is the machine's. The embedded database has no clock but the machine's.
 */
export function databaseClock(db: Database): DatabaseClock {
  let aheadOfMonotonicMs = performance.timeOrigin;
  return {
    now: () => new Date(aheadOfMonotonicMs + performance.now()),
    async read() {
      const asked = performance.now();
      const { rows } = await sql<{ present: Date }>`select clock_timestamp() as present`.execute(
        db,
      );
      const answered = performance.now();
      const presentMs = rows[0]?.present.getTime() ?? Number.NaN;
      aheadOfMonotonicMs = presentMs - (asked + answered) / 2;
      return Date.now() - aheadOfMonotonicMs - answered;
    },
  };
}
