import { readdir, readFile } from 'node:fs/promises';

const BYTES_PER_KB = 1024;

/** Resident bytes of a process and all below it; Linux only, where CI runs. */
export async function readTreeMemory(pid: number): Promise<number> {
  const processes = await listProcesses();
  const tree = new Set([pid]);
  // Parents come before their children often, but not always: repeat until nothing is added.
  for (let before = 0; before !== tree.size; ) {
    before = tree.size;
    for (const entry of processes) if (tree.has(entry.parent)) tree.add(entry.pid);
  }
  return processes
    .filter((entry) => tree.has(entry.pid))
    .reduce((sum, { resident }) => sum + resident, 0);
}

async function listProcesses() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map(readProcess));
  return found.filter((entry) => entry !== undefined);
}

async function readProcess(name: string) {
  // A process may end while we look.
  const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
  const number = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  const resident = number('VmRSS') * BYTES_PER_KB;
  return status && !Number.isNaN(resident)
    ? { pid: Number(name), parent: number('PPid'), resident }
    : undefined;
}
