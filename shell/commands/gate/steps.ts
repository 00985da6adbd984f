import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from '../checks/runChecks';
import { type GateContext, type Output, type Scope, type Step, tallyOf } from '../Step';
import { checkTypes } from './checkTypes';
import { ensureBrowsers } from './ensureBrowsers';
import { ensureNginx } from './ensureNginx';
import { prepareReleases, seedMarket } from './prepareShop';
import { runJest } from './runJest';
import { NODE_VERSIONS, runOnNode } from './runOnNode';
import { runPlaywright } from './runPlaywright';
import { runTool } from './runTool';

/**
 * Makes a step that runs a command-line tool on the packages in scope.
 * @param everything arguments that replace the names of packages if the scope is the whole project
 */
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
 * Lists the package folders, which a tool gets instead of a pattern. With a pattern, the tool would
 * walk the whole root folder. It would fail if a file disappeared meanwhile, e.g. a file of a
 * running database.
 */
const packageFolders = (root: string) =>
  readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));

/**
 * Checks imports. Of packages outside the scope, reads only files that packages in scope import.
 */
const cruise =
  (...args: string[]): Step['run'] =>
  ({ root, scope, ...context }, output) => {
    const packages = scope.packages ?? packageFolders(root);
    const others = packageFolders(root).filter((name) => !packages.includes(name));
    const unread = ['node_modules', ...others.map((name) => `^${name}/`)].join('|');
    const run = tool('depcruise', [...args, '--do-not-follow', unread], packages);
    return run({ root, scope, ...context }, output);
  };

/** Reads the whole project, but reports only dead code of the packages in scope. */
const deadCode: Step['run'] = async ({ root, scope }, output) => {
  const args = (scope.packages ?? []).flatMap((name) => ['--workspace', name]);
  return tallyOf(await runTool({ command: 'knip', args, cwd: root, output }));
};

/** All steps. The longest parallel steps come first, so that the cores stay busy. */
const steps: Step[] = [
  {
    title: 'Browsers and nginx',
    part: 'e2e',
    isParallel: true,
    run: async (context, output) => {
      // One after the other, because dpkg allows one installation at a time.
      const hasBrowsers = await ensureBrowsers(context, output);
      return tallyOf((await ensureNginx(output)) && hasBrowsers);
    },
  },
  { title: 'Types', part: 'static', isParallel: true, run: checkTypes },
  { title: 'Releases', part: 'e2e', isParallel: true, run: prepareReleases },
  { title: 'Seeded market', part: 'e2e', isParallel: true, run: seedMarket },
  {
    title: 'Lint and format',
    part: 'static',
    isParallel: true,
    run: tool('biome', ['check'], ['.']),
  },
  { title: 'Borders', part: 'static', isParallel: true, run: cruise() },
  { title: 'Dead code', part: 'static', isParallel: true, run: deadCode },
  { title: 'Conventions', part: 'static', isParallel: true, run: runChecks },
  {
    title: 'Folder cycles',
    part: 'static',
    isParallel: true,
    run: cruise('--config', '.folder-cycles.cjs'),
  },
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
