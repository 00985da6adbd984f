import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module, NormalModule } from 'webpack';
import type { Place } from './ReleaseFacts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

export interface BuiltSource {
  /** Absolute path. */
  file: string;
  module: NormalModule;
  /** Source text. */
  text: string;
  /** Text after all webpack loaders. */
  compiled: string;
  place: (line: number) => Place;
}

/** Lists our own sources in the chunks of a compilation, without libraries. */
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

/** Returns the modules that webpack has concatenated into the given module. */
export const joinedModules = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [];

/** Matches files of libraries, but not the contracts, even if they are in `node_modules`. */
const LIBRARY = /\/node_modules\/(?!@marketplace\/)/;

/** True for a source or catalogue of the project, false for a library and for other files. */
export const isOwnSource = (file: string) => /\.(tsx?|po)$/.test(file) && !LIBRARY.test(file);

function asSource(module: Module, directory: string): BuiltSource | undefined {
  const file = 'resource' in module ? String(module.resource).replace(/\?.*$/, '') : '';
  if (!isOwnSource(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return {
    file,
    module: module as NormalModule, // the cast is safe: only normal modules have a resource
    text,
    compiled: String(module.originalSource()?.source() ?? ''),
    place: (line) => placeOf(file, line, directory),
  };
}

/** Returns file and line, e.g. `mf-content/src/exposes/routes.ts:12`. */
export const placeOf = (file: string, line: number, directory: string): Place =>
  `${sourceNameOf(file, directory)}:${line}`;

/**
 * Returns a file's path relative to the repository. A file of the package is relative to the
 * package's parent folder, because a package may be built from a copy outside the repository.
 */
export function sourceNameOf(file: string, directory: string): string {
  const isOwn = file.startsWith(directory + path.sep);
  return path.relative(isOwn ? path.dirname(directory) : REPOSITORY, file);
}
