import { runTool } from './runTool';
import type { GateContext } from './Step';

/** Builds every package from its present source into the data folder of this run. */
export function publishForTests({ root, dataDir }: GateContext): Promise<boolean> {
  return runTool({
    command: 'tsx',
    args: ['shell/release/main.ts', 'publish'],
    cwd: root,
    env: { DATA_DIR: dataDir },
  });
}
