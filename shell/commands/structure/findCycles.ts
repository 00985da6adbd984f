import { dirname } from 'node:path/posix';
import type { Module } from './readModules';

type Graph = Map<string, Set<string>>;

/** Groups of files that import each other, also by type. */
export const findFileCycles = (modules: readonly Module[]): string[][] =>
  findComponents(
    new Map(modules.map(({ path, imports }) => [path, new Set(imports.map((each) => each.path))])),
  );

/**
 * Groups of siblings that import each other by value. Siblings are the files and folders of one
 * folder; a folder stands for all files below it.
 */
export function findFolderCycles(modules: readonly Module[]): string[][] {
  const byFolder = new Map<string, Graph>();
  for (const { path, imports } of modules) {
    for (const target of imports.filter(({ isType }) => !isType)) {
      const { folder, from, to } = siblingsOf(path, target.path);
      const graph = byFolder.get(folder) ?? new Map<string, Set<string>>();
      byFolder.set(folder, graph.set(from, (graph.get(from) ?? new Set()).add(to)));
    }
  }
  return [...byFolder].flatMap(([folder, graph]) =>
    findComponents(graph)
      .map((names) => names.map((name) => `${folder}/${name}`))
      // Cycles of files alone are file cycles.
      .filter((names) => names.some((name) => !/\.\w+$/.test(name))),
  );
}

/** Deepest folder of both files, and its two children that lead to them. */
function siblingsOf(from: string, to: string) {
  let folder = dirname(from);
  while (!to.startsWith(`${folder}/`) && folder !== '.') folder = dirname(folder);
  const childOf = (path: string) =>
    (folder === '.' ? path : path.slice(folder.length + 1)).split('/')[0] ?? '';
  return { folder, from: childOf(from), to: childOf(to) };
}

/** Strongly connected components of more than one node (Tarjan). */
function findComponents(graph: Graph): string[][] {
  const indices = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];

  /** @returns the lowest index of a node on the stack that can be reached */
  function visit(node: string): number {
    const index = indices.size;
    let lowest = index;
    indices.set(node, index);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = indices.get(next);
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, known);
    }
    if (lowest === index) {
      const component = stack.splice(stack.indexOf(node));
      if (component.length > 1) components.push(component.sort());
    }
    return lowest;
  }

  for (const node of graph.keys()) if (!indices.has(node)) visit(node);
  return components;
}
