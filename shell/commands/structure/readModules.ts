import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { listFiles } from '../projectFiles';

export interface Import {
  /** Path of the imported file, from the root. */
  path: string;
  /** Only types: the import does not exist at run time. */
  isType: boolean;
}

export interface Module {
  /** Path from the root. */
  path: string;
  lines: number;
  /** Relative imports, static and dynamic, without packages and assets. */
  imports: Import[];
}

const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|(^|\/)e2e\//;
const FROM = /\b(?:import|export)\s+(type\s)?([^;'"]*?)\bfrom\s*['"](\.[^'"]+)['"]/g;
const WITHOUT_NAMES = /\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"](\.[^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs'];

/** Source files of all packages, without tests and journeys. */
export async function readModules(root: string): Promise<Module[]> {
  const files = (await listFiles({ root })).filter(
    (file) => SOURCE.test(file) && !NO_SOURCE.test(file) && file.includes('/'),
  );
  return Promise.all(
    files.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      return { path, lines: text.split('\n').length - 1, imports: importsOf(root, path, text) };
    }),
  );
}

function importsOf(root: string, path: string, text: string): Import[] {
  const found = new Map<string, boolean>();
  for (const { specifier, isType } of findSpecifiers(text)) {
    const target = resolve(root, join(dirname(path), specifier));
    if (target) found.set(target, (found.get(target) ?? true) && isType);
  }
  return [...found].map(([target, isType]) => ({ path: target, isType }));
}

/** Relative specifiers of a file's imports and exports. */
export function findSpecifiers(text: string): { specifier: string; isType: boolean }[] {
  return [
    ...[...text.matchAll(FROM)].map(([, type, names = '', specifier = '']) => ({
      specifier,
      isType: Boolean(type) || hasOnlyTypes(names),
    })),
    ...[...text.matchAll(WITHOUT_NAMES)].map(([, specifier = '']) => ({
      specifier,
      isType: false,
    })),
  ];
}

/** True for `{ type A, type B }`. */
function hasOnlyTypes(names: string): boolean {
  const [, inside] = /^\s*\{([^}]*)\}\s*$/.exec(names) ?? [];
  const each = inside?.split(',').filter((name) => name.trim() !== '') ?? [];
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}

function resolve(root: string, path: string): string | undefined {
  return ENDINGS.map((ending) => path + ending).find((candidate) => {
    const file = join(root, candidate);
    return SOURCE.test(candidate) && existsSync(file) && statSync(file).isFile();
  });
}
