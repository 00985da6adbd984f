import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWorkspaces } from '../projectFiles';
import type { GateContext, Output, Tally } from '../Step';
import { CONTRACTS } from './packages';
import { runTool } from './runTool';

/**
 * Checks the types of the packages in scope. If the contracts are in scope, checks all packages in
 * one program, because separate programs would each parse the contracts again.
 */
export async function checkTypes(context: GateContext, output: Output): Promise<Tally> {
  const { root, scope } = context;
  const projects =
    !scope.packages || scope.packages.includes(CONTRACTS)
      ? [await writeProject(context)]
      : scope.packages;
  const tally: Tally = { passed: 0, failed: 0 };
  for (const project of projects) {
    const args = ['-p', project, '--noEmit'];
    const isPassed = await runTool({ command: 'tsc', args, cwd: root, output });
    tally[isPassed ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

/** @returns path of a configuration that covers every workspace */
async function writeProject({ root, workDir }: GateContext): Promise<string> {
  const path = join(workDir, 'tsconfig.json');
  const configuration = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { allowJs: true },
    include: (await readWorkspaces(root)).map((workspace) => join(root, workspace)),
    exclude: ['node_modules', 'dist'].map((name) => join(root, '**', name)),
  };
  await writeFile(path, JSON.stringify(configuration));
  return path;
}
