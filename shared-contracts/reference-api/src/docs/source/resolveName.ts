import type { Expression } from '@swc/core';
import type { ContractSource } from './readContract';
import type { SourceModule } from './SourceModule';

/** An expression and where its names are to be looked up. */
export interface Written {
  value: Expression;
  module: SourceModule;
  source: ContractSource;
  /** Arguments of the function it stands in. */
  bound?: ReadonlyMap<string, Written>;
}

/** What a name stands for, with the docblock of its definition; nothing for what is not ours. */
export function resolveName(
  name: string,
  { module, source, bound }: Written,
): { written: Written; doc: string } | undefined {
  const argument = bound?.get(name);
  if (argument) return { written: argument, doc: '' };
  const imported = module.imports.get(name);
  const home = imported ? source.get(imported.module) : module;
  const found = home?.consts.get(imported?.name ?? name);
  if (!home || !found) return undefined;
  return { written: { value: found.value, module: home, source }, doc: found.doc };
}
