import {
  type Examination,
  examine,
  folderExamination,
  hostExamination,
} from '@marketplace/contracts/server/examine';
import { sql } from 'kysely';
import { databaseClock } from '../database/databaseClock';
import { openDatabase } from '../database/openDatabase';
import type { Database } from '../database/schema';
import { createSmtpTransport } from '../providers/smtpMessenger';
import type { Settings } from './readSettings';
import { warningsOf } from './warningsOf';

const LOCK = 8_401_250_317;
const MOST_SKEW_SECONDS = 60;

/** Tries everything that the settings name, prints a line for each, and exits with 1 if one fails. */
export async function doctor(settings: Settings): Promise<void> {
  const isGood = await examine(examinationsOf(settings), (line) => console.log(line));
  for (const warning of warningsOf(settings)) console.log(`! ${warning}`);
  process.exitCode = isGood ? 0 : 1;
}

export function examinationsOf(settings: Settings): Examination[] {
  const { smtp, smsGateway, breachedPasswordsOrigin, payments } = settings;
  const providers = Object.entries(payments.providers ?? {});
  return [
    databaseExamination(settings),
    folderExamination('pictures (DATA_DIR)', settings.mediaDir),
    ...(smtp ? [mailExamination(smtp)] : []),
    ...(smsGateway ? [hostExamination('SMS (SMS_GATEWAY_URL)', smsGateway.url)] : []),
    ...(breachedPasswordsOrigin
      ? [
          hostExamination(
            'leaked passwords (BREACHED_PASSWORDS_ORIGIN)',
            `${breachedPasswordsOrigin}/range/00000`,
            (status) => status === 200,
          ),
        ]
      : []),
    ...providers.flatMap(([method, provider]) =>
      provider ? [hostExamination(`payments by ${method}`, provider.baseUrl)] : [],
    ),
  ];
}

function databaseExamination({ databaseUrl, dataDir }: Settings): Examination {
  if (!databaseUrl) {
    const look = async () => `the embedded one in ${dataDir}, for trying the shop`;
    return { name: 'database', look };
  }
  return {
    name: 'database (DATABASE_URL)',
    async look() {
      const db = await openDatabase({ databaseUrl, poolSize: 2 });
      try {
        const version = await readVersion(db);
        await sql`create temporary table doctor (id integer) on commit drop`.execute(db);
        await tryLock(db);
        await compareClocks(db);
        return `PostgreSQL ${version} writes and locks, and its clock agrees`;
      } finally {
        await db.destroy();
      }
    },
  };
}

async function readVersion(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version;
}

/** @throws Error if a lock of one connection does not keep out another, as behind some proxies */
async function tryLock(db: Database): Promise<void> {
  const { rows } = await db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(holder);
    try {
      return await db.connection().execute((other) =>
        sql<{ isLocked: boolean }>`
          select pg_try_advisory_lock(${LOCK}) as "isLocked"`.execute(other),
      );
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(holder);
    }
  });
  if (rows[0]?.isLocked) {
    throw new Error('Two connections hold one advisory lock: connect to PostgreSQL directly.');
  }
}

/** @throws Error if the clocks differ so much that no scheduled job would run */
async function compareClocks(db: Database): Promise<void> {
  const aheadSeconds = Math.round((await databaseClock(db).read()) / 1000);
  if (Math.abs(aheadSeconds) < MOST_SKEW_SECONDS) return;
  throw new Error(
    `The clock of this machine is ${aheadSeconds} s ahead of the database's: set the one that is wrong.`,
  );
}

const mailExamination = (smtp: { url: string; from: string }): Examination => ({
  name: 'mail (SMTP_URL)',
  async look() {
    await createSmtpTransport(smtp.url).verify();
    return `${new URL(smtp.url).host} accepts the account`;
  },
});
