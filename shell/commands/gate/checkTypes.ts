import { readWorkspaces } from '../projectFiles';
import { typedWorkspaces } from './packages';
import { runTool } from './runTool';
import type { GateContext, Output, Tally } from './Step';

/** Checks the types of the workspaces one after the other: the compiler uses all cores itself. */
export async function checkTypes({ root, scope }: GateContext, output: Output): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const workspace of typedWorkspaces(await readWorkspaces(root), scope.packages)) {
    const args = ['-p', workspace, '--noEmit'];
    const isPassed = await runTool({ command: 'tsc', args, cwd: root, output });
    tally[isPassed ? 'passed' : 'failed'] += 1;
  }
  return tally;
}
