import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Index of the start time among the fields that follow the process name in /proc/<pid>/stat. */
const START_TIME_FIELD = 19;

/**
 * Locks a data folder for this process, because two processes with the same embedded database would
 * destroy it. A lock is ignored if its process has ended, even if another process now has the same
 * id.
 * @returns a function that releases the lock
 * @throws Error if another running process has the lock. The message tells the person who started
 * this process what to do
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
 * Reads the start time of a process. Returns an empty text if the system has no /proc. Locks are
 * then compared only by the process id.
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
