import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Step, tallyOf } from '../Step';
import { testPatterns } from './packages';
import { runJestOn } from './runJest';

/** Versions of Node on which a full run repeats the component tests. */
export const NODE_VERSIONS = [22, 24, 26] as const;

/**
 * Runs the component tests in scope on a version of Node, which is installed from npm into the
 * cache. Does nothing if the gate itself runs on this version.
 */
export const runOnNode =
  (major: number): Step['run'] =>
  async (context, output) => {
    if (process.versions.node.startsWith(`${major}.`)) return tallyOf(true);
    const node = await ensureNode(join(context.root, '.cache', 'node', String(major)), major);
    return runJestOn(context, output, {
      args: ['--selectProjects', 'browser', '--', ...testPatterns(context.scope.packages ?? [])],
      env: { PATH: [dirname(node), process.env.PATH].join(delimiter) },
      reportFile: join(context.workDir, `jest-node-${major}.json`),
    });
  };

/**
 * Installs Node if needed.
 * @returns path of the executable
 */
async function ensureNode(folder: string, major: number): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(node)) {
    await mkdir(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', `${name}@${major}`];
    await promisify(execFile)('npm', args);
  }
  return node;
}
