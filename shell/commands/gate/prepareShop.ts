import { runTool } from './runTool';
import type { GateContext, Tally } from './Step';

const COMMANDS = [
  ['shell/release/main.ts', 'publish'],
  ['shared-contracts/reference-api/src/main.ts', 'seed'],
];

/** Builds every package from its present source and fills a new database, side by side. */
export async function prepareShop({ root, dataDir }: GateContext): Promise<Tally> {
  const done = await Promise.all(
    COMMANDS.map((args) =>
      runTool({ command: 'tsx', args, cwd: root, env: { DATA_DIR: dataDir, DATABASE_URL: '' } }),
    ),
  );
  const passed = done.filter(Boolean).length;
  return { passed, failed: done.length - passed };
}
