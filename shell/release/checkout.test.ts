import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceRevision } from './checkout';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'checkout-'));
});
afterEach(() => rmSync(repository, { recursive: true }));

const git = (...args: string[]) =>
  String(
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ).trim();

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
  writeFileSync(path.join(repository, file), text);
}

function commitAll(): string {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

const revision = () => sourceRevision('mf_content', repository);

describe('sourceRevision', () => {
  it('marks the sources as uncommitted in a repository without a commit', async () => {
    git('init', '--quiet');
    write('mf-content/pages.ts', '');
    expect(await revision()).toBe('uncommitted-dirty');
  });

  it('returns the commit, and marks it if the part or what it shares has changed since', async () => {
    git('init', '--quiet');
    write('mf-content/pages.ts', '');
    write('mf-account/pages.ts', '');
    write('package-lock.json', '{}');
    const commit = commitAll();
    expect(await revision()).toBe(commit);
    write('mf-account/pages.ts', 'changed');
    expect(await revision()).toBe(commit);
    write('mf-content/new.ts', '');
    expect(await revision()).toBe(`${commit}-dirty`);
    const next = commitAll();
    expect(await revision()).toBe(next);
    write('package-lock.json', '{"changed":true}');
    expect(await revision()).toBe(`${next}-dirty`);
  });

  it('is empty outside a repository', async () => {
    write('mf-content/pages.ts', '');
    expect(await revision()).toBe('');
  });
});
