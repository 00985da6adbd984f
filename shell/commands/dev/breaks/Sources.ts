import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A file whose text has changed. `before` or `after` is undefined if no file existed then. */
export interface SourceChange {
  /** Path in the repository. */
  file: string;
  before: string | undefined;
  after: string | undefined;
}

interface Source {
  /** Undefined if the file has been deleted. Its importers are still found then. */
  text: string | undefined;
  /** Modules that the file names in imports. */
  imports: readonly string[];
}

const IS_SOURCE = /\.[cm]?[jt]sx?$/;
/** Matches imports and exports from a module, `import('…')`, also of types, and `require('…')`. */
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '/index.ts', '/index.tsx'];

/** True if a change of the file can affect types. */
export const isSource = (file: string) => IS_SOURCE.test(file);

/** Holds the texts of all sources in the repository, and finds which sources import a file. */
export class Sources {
  private readonly sources = new Map<string, Source>();
  /**
   * Files of modules in this repository's packages, by name, e.g. `@marketplace/contracts/i18n`.
   */
  private readonly resolved = new Map<string, string>();
  private readonly require: NodeJS.Require;

  /**
   * @param root absolute path of the repository
   * @param files paths of the sources in the repository
   * @param packages names of the repository's packages, e.g. `@marketplace/contracts`
   */
  constructor(
    private readonly root: string,
    files: readonly string[],
    private readonly packages: readonly string[],
  ) {
    this.require = createRequire(path.join(root, 'package.json'));
    for (const file of files) this.read(file);
  }

  /** @returns undefined if the file does not exist */
  textOf(file: string): string | undefined {
    return this.sources.get(file)?.text;
  }

  /** Reads files again. @returns those whose text has changed */
  update(files: Iterable<string>): SourceChange[] {
    return [...files].flatMap((file) => {
      const before = this.sources.get(file)?.text;
      const after = this.read(file);
      return before === after ? [] : [{ file, before, after }];
    });
  }

  /** @returns the files, and all files that import them, each with its distance in imports */
  importersOf(files: readonly string[]): Map<string, number> {
    const importers = this.findImporters();
    const distances = new Map(files.map((file) => [file, 0]));
    // The loop also visits entries that are added during the iteration.
    for (const [file, distance] of distances) {
      for (const importer of importers.get(file) ?? []) {
        if (!distances.has(importer)) distances.set(importer, distance + 1);
      }
    }
    return distances;
  }

  private read(file: string): string | undefined {
    const text = readText(path.join(this.root, file));
    if (text === undefined && !this.sources.has(file)) return undefined;
    const imports = [...(text ?? '').matchAll(IMPORTED)].map(([, , name = '']) => name);
    this.sources.set(file, { text, imports });
    // Resolves modules early, because the name of a deleted file can no longer be resolved.
    for (const name of imports) this.resolvePackage(name);
    return text;
  }

  private findImporters(): Map<string, string[]> {
    const importers = new Map<string, string[]>();
    for (const [file, { imports }] of this.sources) {
      for (const name of imports) {
        const imported = this.resolve(file, name);
        if (imported === undefined) continue;
        const known = importers.get(imported);
        if (known) known.push(file);
        else importers.set(imported, [file]);
      }
    }
    return importers;
  }

  private resolve(importer: string, name: string): string | undefined {
    if (name.startsWith('.')) {
      const base = path.posix.join(path.posix.dirname(importer), name);
      const ending = ENDINGS.find((each) => this.sources.has(base + each));
      return ending === undefined ? undefined : base + ending;
    }
    return this.resolvePackage(name);
  }

  private resolvePackage(name: string): string | undefined {
    const known = this.resolved.get(name);
    if (known !== undefined || !this.packages.some((each) => name.startsWith(`${each}/`))) {
      return known;
    }
    try {
      const file = path.relative(this.root, this.require.resolve(name)).replaceAll(path.sep, '/');
      this.resolved.set(name, file);
      return file;
    } catch {
      // The file does not exist yet.
      return undefined;
    }
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
