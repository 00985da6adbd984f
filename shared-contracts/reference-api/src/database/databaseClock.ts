import { sql } from 'kysely';
import type { Database } from './schema';

/** The clock that all processes of a market share. */
export interface DatabaseClock {
  /** Time on the database's machine, computed from the last reading and a monotonic clock. */
  now: () => Date;
  /**
   * Reads the database's time.
   * @returns milliseconds by which this machine's clock is ahead of the database's clock
   */
  read: () => Promise<number>;
}

/**
 * Creates the clock for all time limits. It follows the database's clock, so that sessions, codes
 * and deadlines end at the right time even if this machine's clock is wrong. Before the first
 * reading, and with the embedded database, it follows this machine's clock.
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
