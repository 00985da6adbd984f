import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { packageOf, REPOSITORY } from './packageSources';

/** Author of a release: `RELEASE_BY`, else git's user, else this machine's user. */
export async function authorOf(environment: NodeJS.ProcessEnv): Promise<string> {
  if (environment.RELEASE_BY) return environment.RELEASE_BY;
  const [name, email] = await Promise.all([
    git('config', 'user.name'),
    git('config', 'user.email'),
  ]);
  if (name) return email ? `${name} <${email}>` : name;
  return userInfo().username;
}

/**
 * Commit of a checkout; empty outside a checkout. It has the suffix `-dirty` if the part, the shared
 * sources or `package-lock.json` have uncommitted changes, and is `uncommitted-dirty` before the
 * first commit.
 * @param repository root folder of the checkout
 */
export async function sourceRevision(part: PartName, repository = REPOSITORY): Promise<string> {
  const paths = [
    path.relative(REPOSITORY, packageOf(part)),
    'shared-contracts/src',
    'package-lock.json',
  ];
  const [revision, changes] = await Promise.all([
    gitIn(repository, 'rev-parse', 'HEAD'),
    gitIn(repository, 'status', '--porcelain', '--untracked-files=all', '--', ...paths),
  ]);
  return changes ? `${revision || 'uncommitted'}-dirty` : revision;
}

/** Subject line of this checkout's commit; empty outside a checkout. */
export const commitSubject = () => git('log', '-1', '--format=%s');

/** Output of a git command; empty if it fails, e.g. without git or a repository. */
const gitIn = (folder: string, ...args: string[]): Promise<string> =>
  promisify(execFile)('git', args, { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );

const git = (...args: string[]) => gitIn(REPOSITORY, ...args);
