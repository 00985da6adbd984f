import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Index, after the name, of the field in /proc/<pid>/stat that holds a process's start time. */
const START_TIME_FIELD = 19;

/**
 * Claims a data folder for this process, because two processes on one embedded database would
 * destroy it. A claim is void if its process is gone or another one has its number.
 * @throws Error with one sentence for the person who started the second process
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

/** Empty without /proc; the process number then has to suffice. */
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
