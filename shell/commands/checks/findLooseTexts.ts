import { parseSync } from '@swc/core';

export interface LooseText {
  /** From 1. */
  line: number;
  text: string;
}

/** What a screen shows or reads out of these attributes, on elements and components of ours alike. */
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

/** Elements whose text Lingui takes into the catalogue. */
const MACROS = new Set(['Plural', 'Select', 'SelectOrdinal', 'Trans']);

/** Punctuation, signs and single letters are the same in every language. */
const WORD = /\p{L}[\p{L}\p{M}]/u;

/** Operators whose result may be what stands on either side; a comparison's never is. */
const JOINING = new Set(['+', '||', '??']);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Texts of a component file that a reader sees and no catalogue holds. */
export function findLooseTexts(source: string): LooseText[] {
  // Offsets count bytes and go on from one parsed file to the next: the first token of a file of
  // ours shows where this one begins.
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

/** @param isInMacro whether text around here is in the catalogue by itself */
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

/** Words written right here: as text, as a string, or as one of the outcomes of a choice. */
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
  // A text begins on the line before its first word when its element does.
  const lead = text.length - text.trimStart().length;
  return WORD.test(text) ? [{ start: start + lead, text: text.trim() }] : [];
}

function joinQuasis(quasis: unknown): string {
  if (!Array.isArray(quasis)) return '';
  return quasis.map((quasi) => (isNode(quasi) ? String(quasi.raw) : '')).join(' ');
}
