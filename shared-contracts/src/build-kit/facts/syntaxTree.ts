import { parseSync } from '@swc/core';

/** A node of swc's syntax tree, which has too many types to list here. */
export type SyntaxNode = Record<string, unknown> & { type: string };

export interface SyntaxTree {
  body: unknown;
  /** Line of a node; starts at 1. */
  lineOf: (node: SyntaxNode) => number;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Parses TypeScript.
 * @throws swc's error if the text does not parse
 */
export function parseSource(text: string, isJsx: boolean): SyntaxTree {
  // Offsets count bytes and continue from one parsed file to the next. The inserted `;` is the
  // first token, so its span is the offset of this file.
  const bytes = Buffer.from(`;${text}`);
  const { body } = parseSync(bytes.toString(), { syntax: 'typescript', tsx: isJsx });
  const [first] = body;
  const base = first && 'span' in first ? first.span.start : 0;
  return {
    body,
    lineOf: ({ span }) => {
      const start =
        typeof span === 'object' && span !== null && 'start' in span ? Number(span.start) : base;
      let line = 1;
      for (const byte of bytes.subarray(0, start - base)) if (byte === NEW_LINE) line += 1;
      return line;
    },
  };
}

const NEW_LINE = 10;

/**
 * Yields a node and all nodes below it, depth first. Skips types, but not the values inside casts.
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

/** The text of a string literal, or of a template without values. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  const [only, ...others] = quasisOf(node);
  return others.length === 0 ? only : undefined;
}

/** Constant pieces of a template, in order. */
export function quasisOf({ quasis }: SyntaxNode): string[] {
  return Array.isArray(quasis) ? quasis.map(({ raw }) => String(raw)) : [];
}

export interface FunctionCall {
  node: SyntaxNode;
  /** Last name of the callee: `publish` for `bus.publish(…)`. */
  name: string;
  arguments: unknown[];
}

/** A node as a call of a named function; undefined for any other node. */
export function callOf(node: SyntaxNode): FunctionCall | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node;
  const named = isNode(callee) && callee.type === 'MemberExpression' ? callee.property : callee;
  if (!isNode(named) || named.type !== 'Identifier') return undefined;
  const args = Array.isArray(given) ? given.map(({ expression }) => expression) : [];
  return { node, name: String(named.value), arguments: args };
}

/** The properties of an object literal whose values are strings. */
export function textProperties(node: unknown): Record<string, string> {
  if (!isNode(node) || !Array.isArray(node.properties)) return {};
  const entries = node.properties.flatMap((property: unknown): [string, string][] => {
    if (!isNode(property) || !isNode(property.key)) return [];
    const text = textOf(property.value);
    return text === undefined ? [] : [[String(property.key.value), text]];
  });
  return Object.fromEntries(entries);
}
