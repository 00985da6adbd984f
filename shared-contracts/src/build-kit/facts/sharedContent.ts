import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { sharedModuleNames } from './sharedModuleNames';
import { nodesOf, parseSource, type SyntaxNode } from './syntaxTree';

const require = createRequire(import.meta.url);

const FEDERATION = path.join(import.meta.dirname, '../federation');

/**
 * Matches files in the folder `FEDERATION` that do not affect how shell and remotes communicate.
 * The hash of the runtime includes all other files in that folder (decision 041).
 */
const NOT_RUNTIME =
  /(^|\/)(ChunksPlugin|ReleaseManifest|assets\.d|createWebpackConfigs|exposedBytes|informationPageLoader|integrityOf|parseInformationPage|sharedModules|swcOptions|[^/]+\.test)\.(ts|mjs)$/;

const RUNTIME_LIBRARIES = [
  '@module-federation/enhanced',
  '@module-federation/node',
  '@module-federation/runtime-core',
  '@module-federation/sdk',
  '@module-federation/webpack-bundler-runtime',
];

export interface SharedContent {
  /** Hash of the shared modules, their imports and their libraries. */
  version: string;
  /** Library → version. */
  libraries: Record<string, string>;
}

/** Returns the hash of the federation runtime. All parts of a page must have the same hash. */
export function federationRuntime(): string {
  const hash = createHash('sha256');
  for (const file of runtimeFiles()) hash.update(codeOf(path.join(FEDERATION, file)));
  for (const library of RUNTIME_LIBRARIES) hash.update(`${library}@${versionOf(library)}`);
  return shorten(hash.digest('hex'));
}

/**
 * Computes a version of the shared modules from their content. Changes of comments, types and
 * translations do not change the version.
 */
export function sharedContent(): SharedContent {
  const sources = new Set<string>();
  const libraries = new Map<string, string>();
  const visit = (request: string, from: string) => {
    if (request.endsWith('.po')) return;
    const isOurs = request.startsWith('.') || request.startsWith('@marketplace/');
    if (!isOurs) {
      const library = packageOf(request);
      libraries.set(library, versionOf(library));
      return;
    }
    const file = resolveSource(request, from);
    if (sources.has(file)) return;
    sources.add(file);
    for (const imported of importsOf(file)) visit(imported, file);
  };
  for (const module of sharedModuleNames) visit(module, import.meta.filename);
  const hash = createHash('sha256');
  for (const file of [...sources].sort()) hash.update(codeOf(file));
  const sorted = Object.fromEntries([...libraries].sort());
  hash.update(JSON.stringify(sorted));
  return { version: shorten(hash.digest('hex')), libraries: sorted };
}

/**
 * Returns the version of each shared library that a package is written for. A version in the
 * package's own `package.json` takes precedence over the version in the contracts.
 * @param libraries library → version in the contracts
 */
export function librariesOf(
  directory: string,
  libraries: Readonly<Record<string, string>>,
): Record<string, string> {
  const file = path.join(directory, 'package.json');
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(libraries).map(([library, version]) => {
      const range = dependencies[library];
      return [library, range ? (installedVersion(library, file) ?? numbersOf(range)) : version];
    }),
  );
}

function installedVersion(library: string, from: string): string | undefined {
  try {
    return createRequire(from)(`${library}/package.json`).version;
  } catch {
    return undefined;
  }
}

/** `^18.3.1` → `18.3.1` */
const numbersOf = (range: string) => /\d[\w.-]*/.exec(range)?.[0] ?? range;

/**
 * Lists the files of the runtime in `FEDERATION`, sorted so that the hash is the same on every
 * machine.
 */
export const runtimeFiles = () =>
  readdirSync(FEDERATION, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file) && !NOT_RUNTIME.test(file))
    .sort();

const shorten = (digest: string) => digest.slice(0, 12);

/** Code of a file without comments, types and white space. */
function codeOf(file: string): string {
  const isTypeScript = /\.tsx?$/.test(file);
  return transformSync(readFileSync(file, 'utf8'), {
    jsc: {
      parser: isTypeScript
        ? { syntax: 'typescript', tsx: file.endsWith('x') }
        : { syntax: 'ecmascript' },
      target: 'es2022',
    },
    minify: true,
  }).code;
}

/** Lists the runtime imports of a file, including dynamic ones. */
function importsOf(file: string): string[] {
  const body = parseSource(readFileSync(file, 'utf8'), file.endsWith('x'));
  return [...nodesOf(body)].flatMap((node): string[] => {
    if (node.type === 'CallExpression') return isImport(node.callee) ? textsIn(node.arguments) : [];
    const isModule = /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type);
    return isModule && !isTypeOnly(node) ? textsIn(node.source) : [];
  });
}

const isImport = (callee: unknown) =>
  typeof callee === 'object' && callee !== null && 'type' in callee && callee.type === 'Import';

const textsIn = (value: unknown): string[] =>
  [...nodesOf(value)].flatMap((node) => (node.type === 'StringLiteral' ? String(node.value) : []));

function isTypeOnly({ typeOnly, specifiers }: SyntaxNode): boolean {
  if (typeOnly) return true;
  const named: SyntaxNode[] = Array.isArray(specifiers) ? specifiers : [];
  return named.length > 0 && named.every(({ isTypeOnly }) => isTypeOnly);
}

function resolveSource(request: string, from: string): string {
  if (!request.startsWith('.')) return require.resolve(request);
  const file = path.resolve(path.dirname(from), request);
  const found = [file, `${file}.ts`, `${file}.tsx`].find(
    (name) => /\.tsx?$/.test(name) && isFile(name),
  );
  if (!found) throw new Error(`${from} imports ${request}, which is not a source file.`);
  return found;
}

function isFile(name: string): boolean {
  try {
    readFileSync(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns the library to which an import belongs: `react/jsx-runtime` → `react`. */
const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Reads the version of an installed library, even if its `exports` hide the package.json. */
export function versionOf(library: string): string {
  for (const folder of require.resolve.paths(library) ?? []) {
    const file = path.join(folder, library, 'package.json');
    if (isFile(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
  }
  throw new Error(`${library} is not installed.`);
}
