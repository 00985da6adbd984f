import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { listFiles, readWorkspaces } from '../projectFiles';

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
  /** Imports of files of this project, static and dynamic, without libraries and assets. */
  imports: Import[];
}

const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|(^|\/)e2e\//;
const FROM = /\b(?:import|export)\s+(type\s)?([^;'"]*?)\bfrom\s*['"]([^'"]+)['"]/g;
const WITHOUT_NAMES = /\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs'];

/** Source files of all packages, without tests and journeys. */
export async function readModules(root: string): Promise<Module[]> {
  const files = (await listFiles({ root })).filter(
    (file) => SOURCE.test(file) && !NO_SOURCE.test(file) && file.includes('/'),
  );
  const subpaths = await readSubpaths(root);
  return Promise.all(
    files.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      const imports = importsOf(root, subpaths, path, text);
      return { path, lines: text.split('\n').length - 1, imports };
    }),
  );
}

/** A line of `exports` in a package.json: what stands before and after `*` on either side. */
interface Subpath {
  specifier: [before: string, after?: string];
  /** From the root. */
  path: [before: string, after?: string];
}

/** Subpaths that our packages export, the longest first, as Node picks them. */
async function readSubpaths(root: string): Promise<Subpath[]> {
  const manifests = (await readWorkspaces(root)).map(async (folder) => {
    const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(
      await readFile(join(root, folder, 'package.json'), 'utf8'),
    );
    return Object.entries(exports).map(([from, to]) => ({
      specifier: atStar(join(name, from)),
      path: atStar(join(folder, to)),
    }));
  });
  const subpaths = (await Promise.all(manifests)).flat();
  return subpaths.sort((a, b) => b.specifier[0].length - a.specifier[0].length);
}

function atStar(pattern: string): [string, string?] {
  const [before = '', after] = pattern.split('*');
  return after === undefined ? [before] : [before, after];
}

/** Path from the root that a specifier names, without its ending where it has none. */
export function pathOf(
  specifier: string,
  importer: string,
  subpaths: readonly Subpath[],
): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  for (const {
    specifier: [before, after],
    path,
  } of subpaths) {
    if (after === undefined ? specifier !== before : !specifier.startsWith(before)) continue;
    if (after === undefined) return path[0];
    const star = specifier.slice(before.length, specifier.length - after.length);
    return path.length === 2 ? path.join(star) : path[0];
  }
  return undefined;
}

function importsOf(
  root: string,
  subpaths: readonly Subpath[],
  path: string,
  text: string,
): Import[] {
  const found = new Map<string, boolean>();
  for (const { specifier, isType } of findSpecifiers(text)) {
    const named = pathOf(specifier, path, subpaths);
    const target = named && resolve(root, named);
    if (target) found.set(target, (found.get(target) ?? true) && isType);
  }
  return [...found].map(([target, isType]) => ({ path: target, isType }));
}

/** Specifiers of a file's imports and exports. */
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
