import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallExpression, type Expression, parse } from '@swc/core';

const ROOT = join(__dirname, '../../..');

/** What begins a test or a group of them; a test that is skipped holds nothing. */
const TESTS = new Set(['it', 'test', 'describe', 'test.describe']);
const TABLES = new Set(['it.each', 'test.each', 'describe.each']);

const known = new Map<string, Promise<string[]>>();

/**
 * Titles of the tests in a file and of their groups, as they are written: `%s` stands for what a
 * table fills in, `…` for what a template does.
 * @param file from the top of the repository
 * @returns none of a file that is not there
 */
export function testsOf(file: string): Promise<string[]> {
  const titles = known.get(file) ?? readTitles(file);
  known.set(file, titles);
  return titles;
}

async function readTitles(file: string): Promise<string[]> {
  const source = await readFile(join(ROOT, file), 'utf8').catch(() => '');
  const titles: string[] = [];
  visit(await parse(source, { syntax: 'typescript', tsx: file.endsWith('x') }), (call) => {
    const title = isTest(call) ? textOf(call.arguments[0]?.expression) : undefined;
    if (title) titles.push(title);
  });
  return titles;
}

function visit(node: unknown, onCall: (call: CallExpression) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (isCall(node)) onCall(node);
  for (const inside of Object.values(node)) visit(inside, onCall);
}

const isCall = (node: object): node is CallExpression =>
  'type' in node && node.type === 'CallExpression';

/** `it('…')` as well as `it.each(table)('…')`. */
function isTest({ callee }: CallExpression): boolean {
  if (callee.type === 'CallExpression') return TABLES.has(nameOf(callee.callee));
  if (callee.type === 'TaggedTemplateExpression') return TABLES.has(nameOf(callee.tag));
  return TESTS.has(nameOf(callee));
}

function nameOf(node: CallExpression['callee']): string {
  if (node.type === 'Identifier') return node.value;
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return `${nameOf(node.object)}.${node.property.value}`;
}

function textOf(node: Expression | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ raw }) => raw).join('…');
}
