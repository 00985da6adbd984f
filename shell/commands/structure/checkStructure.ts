import { readWorkspaces } from '../projectFiles';
import type { GateContext, Output, Tally } from '../Step';
import { aimsOf, percent } from './aims';
import { type Figures, figuresOf, SHORT_LINES } from './figures';
import { type Module, readModules } from './readModules';

/** Prints the figures of the structure and compares them with the aims. */
export async function checkStructure({ root }: GateContext, output: Output): Promise<Tally> {
  const modules = await readModules(root);
  const workspaces = await readWorkspaces(root);
  const packages = new Map(
    [...groupByWorkspace(modules, workspaces)].map(([name, own]) => [name, figuresOf(own)]),
  );
  const project = figuresOf(modules);
  output(formatFigures(new Map([...packages, ['all', project]])));

  const tally: Tally = { passed: 0, failed: 0 };
  for (const { title, violations } of aimsOf(modules, packages, project)) {
    tally[violations.length > 0 ? 'failed' : 'passed'] += 1;
    output(`${violations.length > 0 ? '✗' : '✓'} ${title}\n`);
    for (const violation of violations) output(`    ${violation}\n`);
  }
  return tally;
}

function groupByWorkspace(modules: readonly Module[], workspaces: readonly string[]) {
  // Longest name first: the reference API lies inside the contracts.
  const folders = [...workspaces].sort((a, b) => b.length - a.length);
  const groups = new Map<string, Module[]>(workspaces.map((name) => [name, []]));
  for (const module of modules) {
    const folder = folders.find((name) => module.path.startsWith(`${name}/`));
    if (folder) groups.get(folder)?.push(module);
  }
  return groups;
}

function formatFigures(figures: ReadonlyMap<string, Figures>): string {
  const names = ['files', 'median', 'p90', 'longest', `under ${SHORT_LINES}`, 'rooms', 'arrows'];
  const rows = [...figures].map(([name, each]) => [
    name,
    ...[each.files, each.median, each.p90, each.longest],
    percent(each.short / Math.max(each.files, 1)),
    ...[each.rooms, each.arrows],
  ]);
  const width = Math.max(...[...figures.keys()].map((name) => name.length));
  const line = ([name = '', ...cells]: (string | number)[]) =>
    `${String(name).padEnd(width)}${cells.map((cell) => String(cell).padStart(10)).join('')}\n`;
  return [['lines per file', ...names], ...rows].map(line).join('');
}
