import { createRequire } from 'node:module';
import type { Compilation, Dependency } from 'webpack';
import type { BuiltSource } from './builtSources';
import type { ReleaseFacts } from './ReleaseFacts';
import { sharedModuleNames } from './sharedModuleNames';

const require = createRequire(import.meta.url);

type SharedExports = ReleaseFacts['sharedExports'];

/**
 * Lists the exports of shared modules that a remote imports, each with a source line that imports
 * it.
 */
export function importedExports(sources: readonly BuiltSource[]): SharedExports {
  const found: SharedExports = {};
  for (const { module, text, place } of sources) {
    for (const dependency of module.dependencies) {
      const { request, ids } = importOf(dependency);
      const [name] = ids;
      if (!sharedModuleNames.some((shared) => shared === request) || name === undefined) continue;
      found[request] ??= {};
      found[request][name] ??= place(lineOf(text, name, request));
    }
  }
  return found;
}

function importOf(dependency: Dependency): { request: string; ids: string[] } {
  const request = 'request' in dependency ? String(dependency.request) : '';
  const ids = 'ids' in dependency && Array.isArray(dependency.ids) ? dependency.ids : [];
  return { request, ids };
}

/**
 * Returns the first line that names the export, or else the first line that names its module.
 * Returns 1 if the compiler added the import.
 */
function lineOf(text: string, name: string, request: string): number {
  const lines = text.split('\n');
  const named = lines.findIndex((line) => new RegExp(`\\b${name}\\b`).test(line));
  const found =
    name === 'default' || named < 0 ? lines.findIndex((line) => line.includes(request)) : named;
  return Math.max(found, 0) + 1;
}

/** Lists the exports of shared modules that the shell's build provides. */
export function providedExports(
  compilation: Compilation,
  sources: readonly BuiltSource[],
): SharedExports {
  return Object.fromEntries(
    sharedModuleNames.map((name) => {
      const file = require.resolve(name);
      const source = sources.find((each) => each.file === file);
      const exports = source
        ? compilation.moduleGraph.getExportsInfo(source.module).getProvidedExports()
        : Object.keys(require(name));
      const names = Array.isArray(exports) ? exports : [];
      const at = source?.place(1) ?? name;
      return [name, Object.fromEntries(names.map((each) => [each, at]))];
    }),
  );
}
