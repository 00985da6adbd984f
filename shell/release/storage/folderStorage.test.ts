import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { withFileLock } from './fileLock';
import { folderStorage } from './folderStorage';
import { describeStorage } from './testing/describeStorage';

describe('a folder as release storage', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  describeStorage(() => folderStorage(folder));

  it('contains no temporary file and no lock file after a write', async () => {
    const storage = folderStorage(folder);
    await storage.write('registry.json', Buffer.from('1'));
    await storage.write('registry.json', Buffer.from('2'), { ifNoneMatch: true }).catch(() => {});
    expect(await readdir(folder)).toEqual(['registry.json']);
  });

  it('lets other users read a release that was built in a private folder', async () => {
    const source = await mkdtemp(path.join(folder, 'private-'));
    await writeFile(path.join(source, 'release.json'), 'manifest');
    await folderStorage(folder).addRelease('shell/1', source);
    const { mode } = await stat(path.join(folder, 'shell/1'));
    expect(mode & 0o777).toBe(0o777 & ~process.umask());
  });

  it('lists a release only after all its files are stored', async () => {
    const source = path.join(folder, 'source');
    await mkdir(source);
    await writeFile(path.join(source, 'release.json'), 'manifest');
    await mkdir(path.join(source, 'server'));
    await writeFile(path.join(source, 'server/main.js'), 'main()');
    const storage = folderStorage(path.join(folder, 'releases'));
    const adding = storage.addRelease('shell/1', source);
    while ((await storage.list('shell/1')).length === 0) await new Promise(setImmediate);
    expect((await storage.list('shell/1')).map(({ key }) => key).sort()).toEqual([
      'shell/1/release.json',
      'shell/1/server/main.js',
    ]);
    await adding;
  });
});

describe('a lock file', () => {
  let file: string;
  beforeEach(async () => {
    file = path.join(await mkdtemp(path.join(tmpdir(), 'lock-')), 'registry.json.lock');
  });
  afterEach(() => rm(path.dirname(file), { recursive: true }));

  const leaveLock = async (owner: object, ageMs: number) => {
    await writeFile(file, JSON.stringify({ token: 'old', ...owner }));
    const at = new Date(Date.now() - ageMs);
    await utimes(file, at, at);
  };
  const endedProcess = async () => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(child, 'exit');
    return child.pid;
  };

  it('lets only one task run at a time', async () => {
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 3));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => withFileLock(file, task)));
    expect(most).toBe(1);
  });

  it('is removed after a task fails', async () => {
    const failing = withFileLock(file, () => Promise.reject(new Error('full')));
    await expect(failing).rejects.toThrow('full');
    expect(await withFileLock(file, async () => 'next')).toBe('next');
  });

  it.each<[string, () => Promise<object>, number]>([
    [
      'a killed process of this machine',
      async () => ({ pid: await endedProcess(), host: hostname() }),
      0,
    ],
    [
      'another machine more than half a minute ago',
      async () => ({ pid: 1, host: 'elsewhere' }),
      31_000,
    ],
    ['a process that died while writing the lock', async () => ({}), 31_000],
  ])('is taken over by one task at a time if it was left by %s', async (_case, owner, ageMs) => {
    await leaveLock(await owner(), ageMs);
    let running = 0;
    const task = async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 3));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withFileLock(file, task)));
    expect(await readdir(path.dirname(file))).toEqual([]);
  });

  it('is respected for half a minute if it was left by another machine', async () => {
    await leaveLock({ pid: 1, host: 'elsewhere' }, 1000);
    const waiting = withFileLock(file, async () => 'mine');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(JSON.parse(await readFile(file, 'utf8')).token).toBe('old');
    await rm(file);
    expect(await waiting).toBe('mine');
  });
});
