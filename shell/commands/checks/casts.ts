import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

const COMMENT = /\/\/|\/\*|^\s*\*/;

export const casts: Check = {
  title: 'Every cast has a comment with its reason',
  find: async (tree) => {
    const files = await listFiles(tree);
    const sources = files.filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|journey)\.tsx?$/.test(file),
    );
    const found = sources.map(async (file) => {
      const text = await readFile(join(tree.root, file), 'utf8');
      return findUnexplained(text, file.endsWith('.tsx')).map((line) => `${file}:${line}`);
    });
    return (await Promise.all(found)).flat();
  },
};

/** Finds lines with a cast but without a comment on the same line or the three lines above. */
export function findUnexplained(text: string, isJsx: boolean): number[] {
  const lines = text.split('\n');
  return findCastLines(text, isJsx).filter(
    (line) => !lines.slice(Math.max(0, line - 4), line).some((near) => COMMENT.test(near)),
  );
}

/** Lists lines, starting at 1, with a cast by `as`, except `as const`. */
function findCastLines(text: string, isJsx: boolean): number[] {
  // The parser's offsets count bytes and continue from one parsed file to the next. The inserted
  // `;` is the first token, so its span starts at the offset of this file.
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
