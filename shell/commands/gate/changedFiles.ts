import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const git = async (root: string, ...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd: root })).stdout.trim();

/**
 * Lists files that differ from the merge base with the upstream (`@{upstream}`, else `origin/main`)
 * or, without an upstream, from the commit before the last. Includes commits, staged and unstaged
 * changes, and untracked files. If there is a single commit, compares with that commit.
 */
export async function changedFiles(root: string): Promise<string[]> {
  const base = await mergeBase(root);
  const [changed, untracked] = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', base),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set(`${changed}\n${untracked}`.split('\n').filter(Boolean))].sort();
}

async function mergeBase(root: string): Promise<string> {
  for (const upstream of ['@{upstream}', 'origin/main']) {
    const base = await git(root, 'merge-base', 'HEAD', upstream).catch(() => '');
    if (base) return base;
  }
  const isFirst = (await git(root, 'rev-list', '--count', '--max-count=2', 'HEAD')) === '1';
  return isFirst ? 'HEAD' : 'HEAD~1';
}
