import { type ModuleItem, parse } from '@swc/core';
import { docBefore } from './docBefore';
import type { SourceConst, SourceModule } from './SourceModule';

/** Reads a contract file into its constants, imports and comments. */
export async function parseModule(name: string, text: string): Promise<SourceModule> {
  // Spans count bytes from wherever the parser last stopped; an empty first statement marks zero.
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
