import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The field of /proc/<pid>/stat that tells when a process started, counted after its name. */
const START_TIME_FIELD = 19;

/**
 * Claims a data folder for this process: two on one embedded database would destroy it. A claim
 * whose process is gone, killed or replaced by another of the same number, is void.
 * @throws Error one sentence for the person who started the second process
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

/** Empty where there is no /proc; the process number alone then has to do. */
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
