import { type Kysely, sql } from 'kysely';

/** Time without a heartbeat after which a process counts as ended. */
const LONGEST_SILENCE_SECONDS = 60;

/** Processes run whose code does not know a contract step. */
export class OlderProcesses extends Error {}

interface Running {
  command: string;
  host: string;
  pid: number;
  silentSeconds: number;
}

/**
 * @param migration name of a contract step
 * @throws OlderProcesses if processes run whose code does not know it. The message is one sentence
 */
// biome-ignore lint/suspicious/noExplicitAny: Kysely passes `Kysely<any>` to migrations.
export async function refuseOlderProcesses(db: Kysely<any>, migration: string): Promise<void> {
  const { rows } = await sql<Running>`
    select command, host, pid,
      extract(epoch from clock_timestamp() - seen_at)::integer as "silentSeconds"
    from api_processes
    where ${migration} <> all (migrations)
      and seen_at > clock_timestamp() - make_interval(secs => ${LONGEST_SILENCE_SECONDS})
    order by host, pid`.execute(db);
  if (rows.length === 0) return;
  const named = rows.map(
    ({ command, host, pid, silentSeconds }) =>
      `${command} on ${host} (process ${pid}, seen ${silentSeconds} s ago)`,
  );
  throw new OlderProcesses(
    `${migration} waits, because it would break older processes that still run: ${named.join(', ')}; replace or stop them, then run "npm run api -- migrate" again.`,
  );
}
