import type { Expression, ObjectExpression } from '@swc/core';
import type { ContractSource } from './readContract';
import type { Written } from './resolveName';

/** A call of the contract, as its source code defines it. */
export interface SourceCall {
  /** Name of the file that defines the call, without extension: `orders`. */
  resource: string;
  doc: string;
  /** Source code of the call's parts: `params`, `query`, `body` and `reply`. */
  parts: ReadonlyMap<string, Written>;
}

/**
 * Finds all calls that the contract defines with `defineCall`. The keys are the names of their
 * constants, which are also the ids of the calls.
 */
export function findCalls(source: ContractSource): Map<string, SourceCall> {
  const calls = new Map<string, SourceCall>();
  for (const module of source.values()) {
    for (const [id, { value, doc }] of module.consts) {
      const declared = definition(value);
      if (!declared) continue;
      const parts = new Map<string, Written>();
      for (const property of declared.properties) {
        if (property.type !== 'KeyValueProperty' || property.key.type !== 'Identifier') continue;
        parts.set(property.key.value, { value: property.value, module, source });
      }
      calls.set(id, { resource: module.name, doc, parts });
    }
  }
  return calls;
}

function definition(value: Expression): ObjectExpression | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return undefined;
  const given = value.arguments[0]?.expression;
  const isCall = value.callee.value === 'defineCall' && given?.type === 'ObjectExpression';
  return isCall ? given : undefined;
}
