import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './runTool';
import type { GateContext, Tally } from './Step';

/** Checks the types of every workspace, one after the other: the compiler uses all cores itself. */
export async function checkTypes({ root }: GateContext): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const workspace of await workspacesOf(root)) {
    const isPassed = await runTool({
      command: 'tsc',
      args: ['-p', workspace, '--noEmit'],
      cwd: root,
    });
    tally[isPassed ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

async function workspacesOf(root: string): Promise<string[]> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  return workspaces;
}
