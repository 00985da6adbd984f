import type { CallExpression, Expression } from '@swc/core';
import type { ContractSource, SourceModule } from './readContract';

/** An expression, and the module in which it was written and whose names it uses. */
export interface Written {
  value: Expression;
  module: SourceModule;
  source: ContractSource;
  /** If the expression is the body of a function, the arguments of its call by parameter name. */
  bound?: ReadonlyMap<string, Written>;
}

/**
 * Finds the definition of a name, and its docblock.
 * @returns undefined if no constant of the contract has this name, for example if the name is
 * imported from an npm package
 */
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

/** Functions of zod that wrap a schema and add no fields to it. */
const WRAPPERS = new Set([
  'array',
  'nullable',
  'nullish',
  'omit',
  'optional',
  'partial',
  'pick',
  '_default',
]);

/**
 * Removes one wrapper from an expression.
 * @returns undefined if there is no wrapper
 */
export function unwrap(written: Written): Written | undefined {
  const { value } = written;
  const to = (next: Expression | undefined) => next && { ...written, value: next };
  switch (value.type) {
    case 'ParenthesisExpression':
    case 'TsConstAssertion':
      return to(value.expression);
    case 'Identifier':
      return resolveName(value.value, written)?.written;
    case 'MemberExpression':
      return value.property.type === 'Identifier' && value.property.value === 'shape'
        ? to(value.object)
        : undefined;
    case 'CallExpression':
      return unwrapCall(value, written);
    default:
      return undefined;
  }
}

function unwrapCall({ callee, arguments: given }: CallExpression, written: Written) {
  const first = given[0] && { ...written, value: given[0].expression };
  if (callee.type === 'Identifier') return enterFunction(callee.value, given, written);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  if (callee.property.value === 'check') return { ...written, value: callee.object };
  const isObject = callee.property.value === 'object';
  return isObject || WRAPPERS.has(callee.property.value) ? first : undefined;
}

/**
 * Returns the body of an arrow function that the contract calls, with the arguments of the call
 * bound to the function's parameters.
 */
function enterFunction(
  name: string,
  given: CallExpression['arguments'],
  written: Written,
): Written | undefined {
  const called = resolveName(name, written)?.written;
  if (called?.value.type !== 'ArrowFunctionExpression') return undefined;
  const { params, body } = called.value;
  if (body.type === 'BlockStatement') return undefined;
  const bound = new Map<string, Written>();
  for (const [index, param] of params.entries()) {
    const value = given[index]?.expression;
    if (param.type === 'Identifier' && value) bound.set(param.value, { ...written, value });
  }
  return { ...called, value: body, bound };
}
