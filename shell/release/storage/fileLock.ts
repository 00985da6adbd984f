import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from './hasCode';

/**
 * Maximum age of a lock, ms. Tasks are shorter, so an older lock belongs to a killed process,
 * perhaps on another machine.
 */
const STALE_MS = 30_000;
const WAIT_LIMIT_MS = 45_000;
const LONGEST_PAUSE_MS = 25;

interface LockOwner {
  token: string;
  pid: number;
  host: string;
}

/**
 * Runs a task while holding a lock file.
 * @throws Error that names the lock file if it is not free within 45 seconds
 */
export async function withFileLock<Result>(
  file: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const owner: LockOwner = { token: randomUUID(), pid: process.pid, host: hostname() };
  const deadline = Date.now() + WAIT_LIMIT_MS;
  while (!(await create(file, owner))) {
    if (await isStale(file)) await removeStale(file);
    else if (Date.now() > deadline) {
      throw new Error(`${file} is held by another process; remove it if no release is running.`);
    } else await sleep(1 + Math.random() * LONGEST_PAUSE_MS);
  }
  try {
    return await task();
  } finally {
    if ((await readOwner(file))?.token === owner.token) await rm(file, { force: true });
  }
}

/** @returns false if the file exists */
async function create(file: string, owner: LockOwner): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(JSON.stringify(owner)).finally(() => handle.close());
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function isStale(file: string): Promise<boolean> {
  const [owner, age] = await Promise.all([readOwner(file), ageOf(file)]);
  if (age === undefined) return false;
  return age > STALE_MS || (owner?.host === hostname() && !isRunning(owner.pid));
}

/**
 * Removes a lock that is still stale, while holding a second lock. Without the second lock, two
 * processes could both find the lock stale, and the slower process would remove the lock of a new
 * owner.
 */
async function removeStale(file: string): Promise<void> {
  const guard = `${file}.stale`;
  if (await create(guard, { token: randomUUID(), pid: process.pid, host: hostname() })) {
    if (await isStale(file)) await rm(file, { force: true });
    await rm(guard, { force: true });
    return;
  }
  if (await isStale(guard)) await rm(guard, { force: true });
  await sleep(LONGEST_PAUSE_MS);
}

/** @returns undefined if the file is incomplete or missing */
async function readOwner(file: string): Promise<LockOwner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const ageOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => undefined,
  );

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs, but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}
