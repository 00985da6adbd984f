import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from '../checks/runChecks';
import { type GateContext, type Output, type Scope, type Step, tallyOf } from '../Step';
import { checkTypes } from './checkTypes';
import { ensureBrowsers } from './ensureBrowsers';
import { ensureNginx } from './ensureNginx';
import { publishReleases, seedMarket } from './prepareShop';
import { runJest } from './runJest';
import { NODE_VERSIONS, runOnNode } from './runOnNode';
import { runPlaywright } from './runPlaywright';
import { runTool } from './runTool';

/** @param everything arguments that select the whole project, if no packages are in scope */
const tool =
  (command: string, args: readonly string[], everything: readonly string[]) =>
  async ({ root, scope }: GateContext, output: Output) =>
    tallyOf(
      await runTool({
        command,
        args: [...args, ...(scope.packages ?? everything)],
        cwd: root,
        output,
      }),
    );

/**
 * Lists folders to pass instead of a pattern. For a pattern, the tool would walk the whole root
 * folder. It would fail if a file disappeared meanwhile, e.g. a file of a running database.
 */
const packageFolders = (root: string) =>
  readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));

const borders: Step['run'] = (context, output) =>
  tool('depcruise', [], packageFolders(context.root))(context, output);

/** Always checks the whole project, because a cycle may lead through any package. */
const folderCycles: Step['run'] = async ({ root }, output) =>
  tallyOf(
    await runTool({
      command: 'depcruise',
      args: ['--config', '.folder-cycles.cjs', ...packageFolders(root)],
      cwd: root,
      output,
    }),
  );

/** Always checks the whole project, because an export is dead only if no package imports it. */
const deadCode: Step['run'] = async ({ root }, output) =>
  tallyOf(await runTool({ command: 'knip', cwd: root, output }));

/** All steps. The longest parallel steps come first, so that the cores stay busy. */
const steps: Step[] = [
  {
    title: 'Browsers',
    part: 'e2e',
    run: async (context, output) => tallyOf(await ensureBrowsers(context, output)),
  },
  {
    title: 'nginx',
    part: 'e2e',
    run: async (_context, output) => tallyOf(await ensureNginx(output)),
  },
  { title: 'Types', part: 'static', isParallel: true, run: checkTypes },
  { title: 'Releases', part: 'e2e', isParallel: true, run: publishReleases },
  { title: 'Seeded market', part: 'e2e', isParallel: true, run: seedMarket },
  {
    title: 'Lint and format',
    part: 'static',
    isParallel: true,
    run: tool('biome', ['check'], ['.']),
  },
  { title: 'Borders', part: 'static', isParallel: true, run: borders },
  { title: 'Dead code', part: 'static', isParallel: true, run: deadCode },
  { title: 'Conventions', part: 'static', isParallel: true, run: runChecks },
  { title: 'Folder cycles', part: 'static', isParallel: true, run: folderCycles },
  { title: 'Unit, component and API tests', part: 'unit', isLive: true, run: runJest },
  { title: 'Journeys in the browser', part: 'e2e', isLive: true, run: runPlaywright },
  ...NODE_VERSIONS.map(
    (major): Step => ({
      title: `Components on Node ${major}`,
      part: 'unit',
      from: 'full',
      run: runOnNode(major),
    }),
  ),
];

export const stepsOf = ({ parts, size }: Scope): Step[] =>
  steps.filter(({ part, from }) => parts.includes(part) && (!from || size === from));
