import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Memory of a process in MiB; 0 for an ended process that its parent has not yet collected.
 * @throws Error if there is no such process
 */
function residentMegabytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes ?? 0) / 1024;
}

/** Memory of a process together with its child processes, in MiB. */
export function megabytesWithChildren(pid: number): number {
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean) : [];
  const ofChildren = children.map((child) => {
    try {
      return residentMegabytes(Number(child));
    } catch {
      // The child process has ended meanwhile.
      return 0;
    }
  });
  return ofChildren.reduce((sum, megabytes) => sum + megabytes, residentMegabytes(pid));
}
