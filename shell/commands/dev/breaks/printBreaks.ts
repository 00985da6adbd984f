import { existsSync } from 'node:fs';
import path from 'node:path';
import { readContact } from '@marketplace/contracts/facts/readContact';
import type { BreakReport } from './BreakFinder';

/** Maximum number of places to print for each part and change. Further places are only counted. */
const PRINTED_PLACES = 20;

/** Prints breaks, each with part, owner, file and line. */
export function printBreaks(root: string, print: (line: string) => void): BreakReport {
  const counts = new Map<string, number>();
  return {
    add(file, { line, message }) {
      const part = describePart(root, file);
      const count = (counts.get(part) ?? 0) + 1;
      counts.set(part, count);
      if (count <= PRINTED_PLACES) print(`${part}: ${file}:${line} ${message}`);
    },
    end() {
      for (const [part, count] of counts) {
        const more = count - PRINTED_PLACES;
        if (more > 0) print(`${part}: ${more} more, which npm test -- static prints.`);
      }
      counts.clear();
    },
    mended: () => print('The contracts fit every part again.'),
  };
}

/**
 * Names the package of a file and its owner, e.g. `mf-catalog (owner Catalogue)`. A package that
 * names no owner has the owner of the package that contains it.
 */
function describePart(root: string, file: string): string {
  const packages = foldersAbove(file).filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
  const owner = packages
    .map((folder) => readContact(path.join(root, folder))?.team)
    .find((team) => team !== undefined);
  return `${packages[0] ?? file} (${owner === undefined ? 'no owner' : `owner ${owner}`})`;
}

/** Folders of a file in the repository, the innermost first. */
function foldersAbove(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
