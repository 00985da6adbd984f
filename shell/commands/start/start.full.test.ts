import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';

const root = resolve(__dirname, '../../..');

const freePort = async () => String(await findFreePort());

async function runStart(env: Record<string, string>) {
  const child = spawn(process.execPath, ['shell/commands/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, complaint: complaint.trim() };
}

interface Process {
  pid: number;
  parent: number;
  command: string;
}

const listProcesses = (): Process[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, state = '', command = ''] =
        /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
      // Leaves out zombies: processes that have ended, but whose parents have not reaped them yet.
      return state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });

/** A process and all its descendants. */
function familyOf(pid: number, all = listProcesses()): Process[] {
  const own = all.filter((each) => each.pid === pid);
  const children = all.filter(({ parent }) => parent === pid);
  return [...own, ...children.flatMap((child) => familyOf(child.pid, all))];
}

/** Polls until a condition holds, for at most 20 s. */
async function until<Found>(find: () => Found | undefined): Promise<Found | undefined> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const found = find();
    if (found !== undefined || Date.now() > deadline) return found;
    await sleep(200);
  }
}

/** Starts `npm start` in a new process group, and waits until its first server starts. */
async function startWithNpm() {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: await freePort(),
      DATA_DIR: folder(),
      DATABASE_URL: '',
      // This URL prevents a build, because releases at a URL are published elsewhere.
      RELEASES_URL: 'http://127.0.0.1:1',
    },
  });
  const { pid = 0 } = npm;
  const family = await until(() => {
    const started = familyOf(pid);
    return started.some(({ command }) => command.includes('reference-api')) ? started : undefined;
  });
  return { pid, family: family ?? [] };
}

const folder = () => mkdtempSync(join(tmpdir(), 'start-'));

describe('npm start', () => {
  it('names the port in its error if the port is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const result = await runStart({ PORT: String(port), DATA_DIR: folder() });
    other.close();
    expect(result).toEqual({
      code: 1,
      complaint: `Port ${port} is in use: stop what listens there, or set PORT to another one.`,
    });
  });

  it('refuses a PORT that is not a number', async () => {
    expect(await runStart({ PORT: 'http' })).toEqual({
      code: 1,
      complaint: 'PORT is "http", which is not a port: use a number from 1 to 65535.',
    });
  });

  it('refuses a data folder that it cannot create', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const result = await runStart({ PORT: await freePort(), DATA_DIR: join(file, 'data') });
    expect(result.code).toBe(1);
    expect(result.complaint).toMatch(
      /^The data folder .+ cannot be used \(ENOTDIR\): set DATA_DIR/,
    );
    expect(result.complaint.split('\n')).toHaveLength(1);
  });

  it('prints one sentence without the password and ends if the database is unreachable', async () => {
    const result = await runStart({
      PORT: await freePort(),
      DATA_DIR: folder(),
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    });
    expect(result.code).toBe(1);
    expect(result.complaint).toMatch(/DATABASE_URL/);
    expect(result.complaint).not.toContain('secret');
    expect(result.complaint.split('\n')).toHaveLength(1);
  }, 30_000);

  it.each([
    ['SIGTERM', 'npm', 1],
    ['SIGINT', 'npm', 1],
    ['SIGHUP', 'npm', 1],
    ['SIGKILL', 'npm', 1],
    ['SIGTERM', 'the process group', -1],
    ['SIGINT', 'the process group', -1],
    ['SIGHUP', 'the process group', -1],
  ] as const)(
    'ends all its processes after %s to %s',
    async (signal, _whom, sign) => {
      const { pid, family } = await startWithNpm();
      expect(family.length).toBeGreaterThan(2);
      process.kill(sign * pid, signal);
      const left = () => {
        const alive = listProcesses().map((each) => each.pid);
        return family.filter((each) => alive.includes(each.pid));
      };
      await until(() => (left().length === 0 ? true : undefined));
      const survivors = left();
      for (const each of survivors) process.kill(each.pid, 'SIGKILL');
      expect(survivors.map(({ command }) => command)).toEqual([]);
    },
    60_000,
  );
});
