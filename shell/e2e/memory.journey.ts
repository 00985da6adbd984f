import { readdir, readFile } from 'node:fs/promises';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

const KB = 1024;
/** Upper limits in bytes (design of the storefront, section 10). */
const BUDGET = { gateway: 600 * KB * KB, api: 700 * KB * KB } as const;

test('the servers stay within their memory budgets', { tag: '@full' }, async () => {
  const [gateway, api] = await Promise.all([
    readTreeMemory(stack.gatewayPid),
    readTreeMemory(stack.apiPid),
  ]);
  console.log(`    gateway with its workers: ${inMb(gateway)}, API with PGlite: ${inMb(api)}`);
  expect(gateway).toBeLessThanOrEqual(BUDGET.gateway);
  expect(api).toBeLessThanOrEqual(BUDGET.api);
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
