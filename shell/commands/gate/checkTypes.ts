import { writeWholeProject } from '../projectFiles';
import type { GateContext, Output, Tally } from '../Step';
import { CONTRACTS } from './packages';
import { runTool } from './runTool';

/**
 * Checks the types of the packages in scope. If the contracts are in scope, checks all packages in
 * one program, because separate programs would each parse the contracts again.
 */
export async function checkTypes(
  { root, scope, workDir }: GateContext,
  output: Output,
): Promise<Tally> {
  const projects =
    !scope.packages || scope.packages.includes(CONTRACTS)
      ? [await writeWholeProject(root, workDir)]
      : scope.packages;
  const tally: Tally = { passed: 0, failed: 0 };
  for (const project of projects) {
    // One checker, because several repeat a third of the work, and the other cores run other steps.
    const args = ['-p', project, '--noEmit', '--checkers', '1'];
    const isPassed = await runTool({ command: 'tsc', args, cwd: root, output });
    tally[isPassed ? 'passed' : 'failed'] += 1;
  }
  return tally;
}
