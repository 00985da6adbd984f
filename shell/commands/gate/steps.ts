import { runChecks } from '../checks/runChecks';
import { checkTypes } from './checkTypes';
import { ensureChromium } from './ensureChromium';
import { prepareShop } from './prepareShop';
import { runJest } from './runJest';
import { runPlaywright } from './runPlaywright';
import { runTool, type ToolRun } from './runTool';
import type { GateContext, Step, Tally } from './Step';

const tally = (isPassed: boolean): Tally => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
});

const tool =
  (command: string, ...args: string[]) =>
  async ({ root }: GateContext) =>
    tally(await runTool({ command, args, cwd: root } satisfies ToolRun));

/** The gate, cheap steps first; design of the storefront, section 12. */
export const steps: Step[] = [
  { title: 'Browser', part: 'e2e', run: async ({ root }) => tally(await ensureChromium(root)) },
  { title: 'Types', part: 'static', run: checkTypes },
  { title: 'Lint and format', part: 'static', run: tool('biome', 'check', '.') },
  {
    title: 'Borders',
    part: 'static',
    run: tool('depcruise', 'shell', 'shared-contracts', 'mf-*'),
  },
  { title: 'Dead code', part: 'static', run: tool('knip') },
  { title: 'House rules', part: 'static', run: ({ root }) => runChecks(root) },
  { title: 'Unit, component and API tests', part: 'unit', run: runJest },
  { title: 'Builds and seed', part: 'e2e', run: prepareShop },
  { title: 'Journeys in the browser', part: 'e2e', run: runPlaywright },
];
