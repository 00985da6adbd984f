import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Expression, type ModuleItem, parse } from '@swc/core';

/** A constant that a file of the contract defines. */
interface SourceConst {
  value: Expression;
  /** Text of the constant's docblock; empty if there is none. */
  doc: string;
}

/** A parsed file of the contract. Its docblocks become the API's documentation. */
export interface SourceModule {
  /** File name without extension: `orders`. */
  name: string;
  consts: Map<string, SourceConst>;
  /** For each imported name, the module that exports it, and its name in that module. */
  imports: Map<string, { module: string; name: string }>;
  docAt: (start: number) => string;
}

/** The parsed files of the contract. The keys are the names of the files. */
export type ContractSource = ReadonlyMap<string, SourceModule>;

export async function readContract(): Promise<ContractSource> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@marketplace/contracts/api/apiCalls'));
  const files = (await readdir(folder)).filter((file) => /^\w+\.ts$/.test(file)).sort();
  const modules = await Promise.all(
    files.map(async (file) =>
      parseModule(file.replace(/\.ts$/, ''), await readFile(join(folder, file), 'utf8')),
    ),
  );
  return new Map(modules.map((module) => [module.name, module]));
}

/** Parses the constants, imports and docblocks of a contract file. */
async function parseModule(name: string, text: string): Promise<SourceModule> {
  // The parser counts positions in bytes, and starts where its last run ended. The added semicolon
  // is the first statement, so its position is the offset to subtract.
  const bytes = Buffer.from(`;${text}`);
  const { body } = await parse(bytes.toString(), { syntax: 'typescript', target: 'es2022' });
  const origin = body[0]?.span.start ?? 0;
  const docAt = (start: number) => docBefore(bytes.subarray(0, start - origin).toString());
  const consts = new Map<string, SourceConst>();
  const imports: SourceModule['imports'] = new Map();
  for (const item of body) {
    readConsts(item, docAt(item.span.start), consts);
    readImports(item, imports);
  }
  return { name, consts, imports, docAt };
}

function readConsts(item: ModuleItem, doc: string, consts: Map<string, SourceConst>): void {
  const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
  if (declaration.type !== 'VariableDeclaration') return;
  for (const { id, init } of declaration.declarations) {
    if (id.type === 'Identifier' && init) consts.set(id.value, { value: init, doc });
  }
}

function readImports(item: ModuleItem, imports: SourceModule['imports']): void {
  if (item.type !== 'ImportDeclaration' || !item.source.value.startsWith('./')) return;
  const module = item.source.value.slice(2);
  for (const specifier of item.specifiers) {
    if (specifier.type !== 'ImportSpecifier') continue;
    const name = specifier.imported?.value ?? specifier.local.value;
    imports.set(specifier.local.value, { module, name });
  }
}

const DOCBLOCK_AT_END = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*(?:export\s+)?$/;

/** Returns the docblock at the end of a source text as one line, without stars and tags. */
export function docBefore(text: string): string {
  const inside = DOCBLOCK_AT_END.exec(text)?.[1] ?? '';
  const lines = inside.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
  const firstTag = lines.findIndex((line) => line.startsWith('@'));
  const prose = firstTag === -1 ? lines : lines.slice(0, firstTag);
  return prose.join(' ').replace(/\s+/g, ' ').trim();
}
