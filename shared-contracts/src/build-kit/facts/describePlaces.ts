import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageEntry } from '../../contracts/pages/PageEntry';
import { type BuiltSource, placeOf } from './builtSources';
import type { Place } from './ReleaseFacts';

const CONTRACTS = path.resolve(import.meta.dirname, '../../..');

interface Placed {
  /** Folder of the package. */
  directory: string;
  pages: readonly PageEntry[];
  /** Names of the shared libraries. */
  libraries: readonly string[];
  sources: readonly Pick<BuiltSource, 'text' | 'place'>[];
}

/**
 * Finds the source lines that state what a part provides or requires. Maps the path of a page to
 * its line in `pages.ts`, a shared library to the line of a package.json with its version, and
 * `node_modules/<library>` to the first import of that library.
 */
export function describePlaces({ directory, pages, libraries, sources }: Placed) {
  const findPage = lineFinder(directory, 'pages.ts');
  const findOwnVersion = lineFinder(directory, 'package.json');
  const findVersion = lineFinder(CONTRACTS, 'package.json');
  const places = new Map<string, Place | undefined>(importsOfLibraries(sources));
  for (const page of pages) places.set(page.path, findPage(`path: '${page.path}'`));
  for (const library of libraries) {
    const named = `"${library}":`;
    places.set(library, findOwnVersion(named) ?? findVersion(named));
  }
  return Object.fromEntries(
    [...places].flatMap(([name, place]): [string, Place][] => (place ? [[name, place]] : [])),
  );
}

/** Returns a function that finds the first line of a file that contains a text. */
function lineFinder(directory: string, name: string) {
  const file = path.join(directory, name);
  const lines = readFileSync(file, 'utf8').split('\n');
  return (text: string): Place | undefined => {
    const index = lines.findIndex((line) => line.includes(text));
    return index < 0 ? undefined : placeOf(file, index + 1, directory);
  };
}

/** Matches an import of a library, but not of a file or one of our packages. */
const IMPORT = /(?:\bfrom |\bimport |\bimport\()'((?!@marketplace\/)(?:@[\w-]+\/)?[\w-][\w.-]*)/;

function importsOfLibraries(sources: Placed['sources']): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { text, place } of sources) {
    for (const [index, line] of text.split('\n').entries()) {
      const [, library] = line.startsWith('import type') ? [] : (IMPORT.exec(line) ?? []);
      const name = `node_modules/${library}`;
      if (library && !places.has(name)) places.set(name, place(index + 1));
    }
  }
  return places;
}
