import pg from 'pg';

/** First key of the advisory locks; their second key is the number of the database. */
const LEASES = 7_340_022;

/**
 * Maximum size of a database that is leased again. Queries in a larger database would read many
 * pages of deleted rows.
 */
const MOST_BYTES = 40_000_000;

export interface Lease {
  /** `postgres://` URL of the database. */
  url: string;
  end: () => Promise<void>;
}

/**
 * Leases a copy of a template database to one test file at a time. A copy is leased many times,
 * because creating it takes longer than most test files run. The leased copy may contain rows of
 * the previous lease.
 * @param serverUrl `postgres://` URL of a server whose user may create databases
 */
export async function leaseDatabase(serverUrl: string, template: string): Promise<Lease> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const name = `${template}_${await lockNumber(client)}`;
  const url = urlOf(serverUrl, name);
  if (!(await isReusable(client, name, url))) {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${template}`);
    await client.query(`comment on database ${name} is '${await readFingerprint(url)}'`);
  }
  // Closing the connection frees the lock. This happens even if the test process is killed.
  return { url, end: () => client.end() };
}

/** Locks and returns the lowest number whose database is free. */
async function lockNumber(client: pg.Client): Promise<number> {
  for (let number = 1; ; number += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as is_locked', [
      LEASES,
      number,
    ]);
    if (rows[0].is_locked) return number;
  }
}

/**
 * Ends connections that an earlier lease has left open.
 * @returns true if the database still has the template's schema and is not too large
 */
async function isReusable(client: pg.Client, name: string, url: string): Promise<boolean> {
  const { rows } = await client.query(
    `select shobj_description(oid, 'pg_database') as fingerprint, pg_database_size(oid) as bytes,
       (select count(pg_terminate_backend(pid)) from pg_stat_activity where datid = pg_database.oid)
     from pg_database where datname = $1`,
    [name],
  );
  const [known] = rows;
  if (!known || Number(known.bytes) > MOST_BYTES) return false;
  return known.fingerprint === (await readFingerprint(url));
}

/**
 * Computes a hash of all tables, columns, constraints, triggers and functions, and of the rows that
 * the migrations have inserted.
 */
async function readFingerprint(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select md5(string_agg(version, ',' order by version)) as fingerprint from (
        select concat(attrelid, attname, xmin) as version from pg_attribute where attrelid >= 16384
        union all select concat(oid, xmin) from pg_constraint where oid >= 16384
        union all select concat(oid, xmin) from pg_trigger where oid >= 16384
        union all select concat(oid, xmin) from pg_proc where oid >= 16384
        union all select problem_categories::text from problem_categories
      ) as versions`);
    return rows[0].fingerprint;
  } finally {
    await client.end();
  }
}

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
