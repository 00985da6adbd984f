import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module, NormalModule } from 'webpack';
import type { Place } from './ReleaseFacts';
import { parseSource, type SyntaxTree } from './syntaxTree';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

export interface BuiltSource {
  /** Absolute path. */
  file: string;
  module: NormalModule;
  /** As it is written. */
  text: string;
  /** As the loaders leave it. */
  compiled: string;
  /** Parsed when it is first asked for; of TypeScript only. */
  tree: () => SyntaxTree;
  place: (line: number) => Place;
}

/** Our own sources, those of libraries left out, that a compilation puts into its files. */
export function builtSources(compilation: Compilation, directory: string): BuiltSource[] {
  const seen = new Map<string, BuiltSource>();
  for (const top of compilation.modules) {
    if (compilation.chunkGraph.getNumberOfModuleChunks(top) === 0) continue;
    for (const module of [top, ...joinedModules(top)]) {
      const source = asSource(module, directory);
      if (source) seen.set(source.file, source);
    }
  }
  return [...seen.values()].sort((a, b) => a.file.localeCompare(b.file));
}

/** Modules that webpack joined into one. */
const joinedModules = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [];

function asSource(module: Module, directory: string): BuiltSource | undefined {
  const file = 'resource' in module ? String(module.resource).replace(/\?.*$/, '') : '';
  if (!/\.(tsx?|po)$/.test(file) || file.includes('/node_modules/')) return undefined;
  const text = readFileSync(file, 'utf8');
  let tree: SyntaxTree | undefined;
  return {
    file,
    module: module as NormalModule, // only those have a resource
    text,
    compiled: String(module.originalSource()?.source() ?? ''),
    tree: () => {
      tree ??= parseSource(text, file.endsWith('x'));
      return tree;
    },
    place: (line) => placeOf(file, line, directory),
  };
}

/** A package may be built from a copy elsewhere: it is named by its own folder. */
export function placeOf(file: string, line: number, directory: string): Place {
  const isOwn = file.startsWith(directory + path.sep);
  const from = isOwn ? path.dirname(directory) : REPOSITORY;
  return `${path.relative(from, file)}:${line}`;
}
