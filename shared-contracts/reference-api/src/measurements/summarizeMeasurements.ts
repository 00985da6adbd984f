import { sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * Formats the measurements of the last 28 days as two tables: the count and total value of each
 * event, and the 75th percentile of each web vital by remote and release.
 */
export async function summarizeMeasurements(db: Database, now: Date): Promise<string> {
  const since = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000);
  const events = await db
    .selectFrom('analyticsEvents')
    .select(({ fn }) => [
      'name',
      fn.countAll<string>().as('number'),
      sql<string>`coalesce(sum(value), 0)`.as('taka'),
    ])
    .where('recordedAt', '>=', since)
    .groupBy('name')
    .orderBy('name')
    .execute();
  const vitals = await db
    .selectFrom('webVitals')
    .select(({ fn }) => [
      'name',
      'remote',
      'release',
      fn.countAll<string>().as('number'),
      sql<number>`percentile_cont(0.75) within group (order by value)`.as('percentile'),
    ])
    .where('recordedAt', '>=', since)
    .groupBy(['name', 'remote', 'release'])
    .orderBy('name')
    .orderBy('remote')
    .orderBy('release')
    .execute();
  return [
    `Events of the last ${DAYS} days`,
    ...linesOf(events.map(({ name, number, taka }) => [name, number, `৳${Number(taka)}`])),
    '',
    `Web vitals of the last ${DAYS} days, 75th percentile`,
    ...linesOf(
      vitals.map(({ name, remote, release, number, percentile }) => [
        name,
        remote,
        release,
        number,
        name === 'CLS' ? percentile.toFixed(3) : `${Math.round(percentile)} ms`,
      ]),
    ),
  ].join('\n');
}

const DAYS = 28;

const linesOf = (rows: readonly string[][]) =>
  rows.length === 0 ? ['(none)'] : rows.map((cells) => cells.join('  '));
