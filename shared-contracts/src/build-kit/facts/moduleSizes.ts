import path from 'node:path';
import type { Compilation } from 'webpack';
import { joinedModules, sourceNameOf } from './builtSources';

/** Minimum size of a listed module, in bytes. */
const SMALLEST = 1000;

type BuiltModules = Pick<Compilation, 'modules'> & {
  chunkGraph: Pick<Compilation['chunkGraph'], 'getNumberOfModuleChunks'>;
};

/**
 * Returns the sizes of the modules in a build, in bytes before minification and compression. A key
 * is the file of a module, or `node_modules/<library>` for all files of a library.
 */
export function moduleSizes(
  { modules, chunkGraph }: BuiltModules,
  directory: string,
): Record<string, number> {
  const sizes = new Map<string, number>();
  for (const top of modules) {
    if (chunkGraph.getNumberOfModuleChunks(top) === 0) continue;
    const joined = joinedModules(top);
    for (const module of joined.length > 0 ? joined : [top]) {
      const name = 'resource' in module ? nameOf(String(module.resource), directory) : undefined;
      if (name) sizes.set(name, (sizes.get(name) ?? 0) + module.size());
    }
  }
  return Object.fromEntries([...sizes].filter(([, size]) => size >= SMALLEST));
}

function nameOf(resource: string, directory: string): string | undefined {
  const file = resource.replace(/\?.*$/, '');
  if (!path.isAbsolute(file)) return undefined;
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return library ? `node_modules/${library}` : sourceNameOf(file, directory);
}
