import { parseSync } from '@swc/core';

/** A node of swc's syntax tree. swc has too many types of nodes to list them here. */
export type SyntaxNode = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Parses TypeScript.
 * @throws swc's error if the text cannot be parsed
 */
export const parseSource = (text: string, isJsx: boolean): unknown =>
  parseSync(text, { syntax: 'typescript', tsx: isJsx }).body;

/**
 * Yields a node and all its descendants, depth first. Skips types, but not the values inside casts.
 */
export function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesOf(each);
  } else if (isNode(value)) {
    if (value.type.startsWith('Ts')) {
      yield* nodesOf(value.expression);
      return;
    }
    yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  } else if (typeof value === 'object' && value !== null) {
    // swc wraps each argument in an object without a type.
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}
