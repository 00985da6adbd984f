import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changedFiles';

const origin = mkdtempSync(join(tmpdir(), 'origin-'));
const clone = mkdtempSync(join(tmpdir(), 'clone-'));
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
    cwd,
    stdio: 'ignore',
  });

function commit(folder: string, name: string) {
  writeFileSync(join(folder, name), name);
  git(folder, 'add', '.');
  git(folder, 'commit', '-m', name);
}

beforeAll(() => {
  git(origin, 'init', '-b', 'main');
  commit(origin, 'old.ts');
  git(tmpdir(), 'clone', origin, clone);
});
afterAll(() => {
  for (const folder of [origin, clone]) rmSync(folder, { recursive: true });
});

describe('changedFiles', () => {
  it('returns nothing in a fresh clone, even if the upstream has newer commits', async () => {
    commit(origin, 'theirs.ts');
    git(clone, 'fetch');
    expect(await changedFiles(clone)).toEqual([]);
  });

  it('returns the files of unpushed commits, changed and deleted files, and untracked files', async () => {
    commit(clone, 'committed.ts');
    mkdirSync(join(clone, 'new'));
    writeFileSync(join(clone, 'new/untracked.ts'), '');
    rmSync(join(clone, 'old.ts'));
    expect(await changedFiles(clone)).toEqual(['committed.ts', 'new/untracked.ts', 'old.ts']);
  });

  it('compares with the commit before the last if there is no upstream', async () => {
    writeFileSync(join(origin, 'here.ts'), '');
    expect(await changedFiles(origin)).toEqual(['here.ts', 'theirs.ts']);
  });

  it('returns only uncommitted files if the repository has a single commit', async () => {
    const first = mkdtempSync(join(tmpdir(), 'first-'));
    git(first, 'init', '-b', 'main');
    commit(first, 'only.ts');
    writeFileSync(join(first, 'here.ts'), '');
    expect(await changedFiles(first)).toEqual(['here.ts']);
    rmSync(first, { recursive: true });
  });
});
