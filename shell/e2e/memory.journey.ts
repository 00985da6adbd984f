import { readdir, readFile } from 'node:fs/promises';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

const KB = 1024;
/** Upper limits in bytes. */
const BUDGET = { gateway: 600 * KB * KB, api: 700 * KB * KB } as const;

/**
 * Time within which the memory of each server must fall below its budget once, ms. Other journeys
 * load the servers at the same time, and under load, garbage fills the memory for some seconds.
 */
const SETTLE_MS = 60_000;

test('the memory of each server falls below its budget within a minute', {
  tag: '@full',
}, async () => {
  test.setTimeout(3 * SETTLE_MS);
  for (const [name, pid, budget] of [
    ['gateway with its workers', stack.gatewayPid, BUDGET.gateway],
    ['API with PGlite', stack.apiPid, BUDGET.api],
  ] as const) {
    const read = () => readTreeMemory(pid);
    console.log(`    ${name}: ${inMb(await read())}`);
    await expect.poll(read, { timeout: SETTLE_MS }).toBeLessThanOrEqual(budget);
  }
});

const inMb = (bytes: number) => `${(bytes / KB / KB).toFixed(0)} MB`;

/** Resident bytes of a process and all its descendants. Needs Linux, because it reads `/proc`. */
async function readTreeMemory(pid: number): Promise<number> {
  const processes = await listProcesses();
  const tree = new Set([pid]);
  // A child may be listed before its parent, so this loop repeats until a round adds no process.
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
  // The process may have ended after the folder was listed.
  const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
  const number = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  const resident = number('VmRSS') * KB;
  return status && !Number.isNaN(resident)
    ? { pid: Number(name), parent: number('PPid'), resident }
    : undefined;
}
