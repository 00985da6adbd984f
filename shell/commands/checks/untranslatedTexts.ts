import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

const COMPONENT = /^(shell|shared-contracts|mf-[a-z-]+)\/src\/.+\.tsx$/;
const NOT_SHOWN = /\.(test|story)\.tsx$|\/testing\//;

export const untranslatedTexts: Check = {
  title: 'Every visible text is a message (Trans, t, msg), also labels and placeholders',
  find: async (tree) => {
    const files = await listFiles(tree);
    const components = files.filter((file) => COMPONENT.test(file) && !NOT_SHOWN.test(file));
    const found = components.map(async (file) => {
      const texts = findUntranslated(await readFile(join(tree.root, file), 'utf8'));
      return texts.map(({ line, text }) => `${file}:${line}: "${text.slice(0, 60)}"`);
    });
    return (await Promise.all(found)).flat();
  },
};

interface UntranslatedText {
  /** Line number, starting at 1. */
  line: number;
  text: string;
}

/** Attributes whose values are visible or read by screen readers, on elements and components. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'heading',
  'label',
  'placeholder',
  'text',
  'title',
]);

/** Elements whose text Lingui extracts. */
const MACROS = new Set(['Plural', 'Select', 'SelectOrdinal', 'Trans']);

/** Matches two letters in a row. Punctuation and single letters need no translation. */
const WORD = /\p{L}[\p{L}\p{M}]/u;

/** Operators that evaluate to one of their operands or concatenate them, unlike a comparison. */
const JOINING = new Set(['+', '||', '??']);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Finds visible texts of a component file that are not messages. */
export function findUntranslated(source: string): UntranslatedText[] {
  // The parser's offsets count bytes and continue from one parsed file to the next. The inserted
  // `;` is the first token, so its span starts at the offset of this file.
  const bytes = Buffer.from(`;${source}`);
  const { body } = parseSync(bytes.toString(), { syntax: 'typescript', tsx: true });
  const [first] = body;
  const base = first && 'span' in first ? first.span.start : 0;
  const lineAt = (offset: number) =>
    bytes
      .subarray(0, offset - base)
      .toString()
      .split('\n').length;
  return findIn(body, false).map(({ start, text }) => ({ line: lineAt(start), text }));
}

interface Found {
  start: number;
  text: string;
}

/** @param isInMacro true inside an element whose text Lingui extracts */
function findIn(node: unknown, isInMacro: boolean): Found[] {
  if (Array.isArray(node)) return node.flatMap((each) => findIn(each, isInMacro));
  if (!isNode(node)) return [];
  if (node.type === 'JSXAttribute') {
    const name = isNode(node.name) ? String(node.name.value) : '';
    const loose = TEXT_ATTRIBUTES.has(name) ? textsOf(node.value) : [];
    return [...loose, ...findIn(node.value, false)];
  }
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') {
    return Object.values(node).flatMap((each) => findIn(each, isInMacro));
  }
  const children = Array.isArray(node.children) ? node.children : [];
  const isMacro = isInMacro || MACROS.has(elementName(node));
  const loose = isMacro ? [] : children.flatMap(textsOf);
  const attributes = MACROS.has(elementName(node)) ? [] : findIn(node.opening, false);
  return [...loose, ...attributes, ...findIn(children, isMacro)];
}

function elementName({ opening }: Node): string {
  const name = isNode(opening) ? opening.name : undefined;
  return isNode(name) ? String(name.value) : '';
}

/** Finds literal texts: JSX text, strings, and the branches of conditionals. */
function textsOf(node: unknown): Found[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
      return asFound(node, String(node.value));
    case 'TemplateLiteral':
      return asFound(node, joinQuasis(node.quasis));
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'BinaryExpression':
      if (node.operator === '&&') return textsOf(node.right);
      return JOINING.has(String(node.operator)) ? [node.left, node.right].flatMap(textsOf) : [];
    default:
      return [];
  }
}

function asFound(node: Node, text: string): Found[] {
  const start = isNode(node.span) ? Number(node.span.start) : 0;
  // The span of a JSX text includes leading white space.
  const lead = text.length - text.trimStart().length;
  return WORD.test(text) ? [{ start: start + lead, text: text.trim() }] : [];
}

function joinQuasis(quasis: unknown): string {
  if (!Array.isArray(quasis)) return '';
  return quasis.map((quasi) => (isNode(quasi) ? String(quasi.raw) : '')).join(' ');
}
