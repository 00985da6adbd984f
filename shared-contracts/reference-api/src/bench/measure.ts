import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { BenchCase } from './benchCases';
import type { BenchMarket } from './openBenchMarket';
import { readPlans, type StatementPlan } from './readPlans';

export interface Measured {
  name: string;
  small: Spread;
  large: Spread;
  /**
   * Times for reading the rows of the reply by primary key and doing nothing else; undefined if the
   * reply has no rows.
   */
  bare: Spread | undefined;
  /** Query plans on the large market. */
  plans: StatementPlan[];
}

const WARM_UP = 5;
const ROUNDS = 60;

const withUuids = z.object({
  items: z.optional(z.array(z.object({ uuid: z.string() }))),
  searchList: z.optional(z.array(z.object({ uuid: z.string() }))),
  uuid: z.optional(z.string()),
});

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await ask();
  return performance.now() - startedAt;
}

/** Times one request alternately on both markets, so that a busy machine slows them equally. */
export async function measure(
  { name, pathOn }: BenchCase,
  small: BenchMarket,
  large: BenchMarket,
): Promise<Measured> {
  const [smallPath, largePath] = [await pathOn(small), await pathOn(large)];
  const reply = z.parse(withUuids, await large.get(largePath));
  const uuids = [...(reply.items ?? []), ...(reply.searchList ?? []), reply].flatMap(
    ({ uuid }) => uuid ?? [],
  );
  const readBare = () =>
    sql`select * from products where uuid = any(${uuids}::uuid[])`.execute(large.db);

  const times: Record<'small' | 'large' | 'bare', number[]> = { small: [], large: [], bare: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [ofSmall, ofLarge] = [
      await timed(() => small.get(smallPath)),
      await timed(() => large.get(largePath)),
    ];
    const ofBare = await timed(readBare);
    if (round < 0) continue;
    times.small.push(ofSmall);
    times.large.push(ofLarge);
    times.bare.push(ofBare);
  }
  return {
    name,
    small: spreadOf(times.small),
    large: spreadOf(times.large),
    bare: uuids.length > 0 ? spreadOf(times.bare) : undefined,
    plans: await readPlans(large.db, await large.statementsOf(() => large.get(largePath))),
  };
}

/** Times of one request in milliseconds. */
interface Spread {
  p50: number;
  p95: number;
}

/** Median and 95th percentile of times. */
export function spreadOf(times: number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
