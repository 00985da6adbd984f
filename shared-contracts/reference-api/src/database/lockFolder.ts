import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Index of the process's start time among the fields of /proc/<pid>/stat that follow the name. */
const START_TIME_FIELD = 19;

/**
 * Locks a data folder for this process, because two processes on one embedded database would
 * destroy it. A lock is void if its process has ended, even if another process now has the same
 * number.
 * @returns a function that releases the lock
 * @throws Error if another running process has the lock, with one sentence for the person who
 * started the second process
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use-by');
  const claim = `${process.pid} ${startTimeOf(process.pid)}`;
  try {
    writeFileSync(file, claim, { flag: 'wx' });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const [pid = 0, startTime = ''] = readFileSync(file, 'utf8').split(' ');
    if (Number(pid) !== process.pid && isRunning(Number(pid), startTime)) {
      throw new Error(
        `process ${pid} is using it already; stop that one first, or let both work on a PostgreSQL server (DATABASE_URL)`,
      );
    }
    writeFileSync(file, claim);
  }
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number, startTime: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  return startTimeOf(pid) === startTime;
}

/**
 * Reads the start time of a process. Empty if the system has no /proc. Locks are then compared by
 * the process number only.
 */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD] ?? '';
  } catch {
    return '';
  }
}

const isCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
