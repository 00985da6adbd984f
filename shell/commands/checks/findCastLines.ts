import { parseSync } from '@swc/core';

/** Lines, from 1, on which a value is cast with `as`, other than `as const`. */
export function findCastLines(text: string, isJsx: boolean): number[] {
  // The parser counts bytes, and goes on counting from one file to the next: the first token of a
  // file of ours shows where this one begins.
  const source = Buffer.from(`;${text}`);
  const module = parseSync(source.toString(), { syntax: 'typescript', tsx: isJsx });
  const [first] = module.body;
  if (!first || !('span' in first)) return [];
  const base = first.span.start;
  const lineAt = (offset: number) => source.subarray(0, offset).toString().split('\n').length;
  return castEnds(module.body).map((end) => lineAt(end - base));
}

function castEnds(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(castEnds);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(castEnds);
  return isCast(node) ? [...inside, node.span.end] : inside;
}

const isCast = (node: object): node is { type: string; span: { end: number } } =>
  'type' in node && node.type === 'TsAsExpression';
