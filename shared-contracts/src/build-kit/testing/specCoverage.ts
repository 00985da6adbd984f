import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallExpression, type Expression, parse } from '@swc/core';

/**
 * A sentence of the specification and the test that covers it: the file, relative to the repository
 * root, and the whole title as in the source, with `%s` for values of a table and `…` for values of
 * a template.
 */
export type SpecRow = readonly [section: number, sentence: string, file: string, test: string];

/** Declares one test per row, which fails unless the row's test exists and is not skipped. */
export function describeSpecCoverage(rows: readonly SpecRow[]): void {
  describe('specification coverage', () => {
    it.each(rows)('section %d, %s, is held by %s: %s', async (_section, _sentence, file, title) => {
      expect(await hasTest(file, title)).toBe(true);
    });
  });
}

const ROOT = join(__dirname, '../../../..');

/** Calls that define a test. Groups and skipped tests do not count. */
const TESTS = new Set(['it', 'test']);
const TABLES = new Set(['it.each', 'test.each']);

const known = new Map<string, Promise<string[]>>();

/**
 * Titles of the tests in a file, written as in `SpecRow`.
 * @param file relative to the repository root
 * @returns an empty list if the file is missing
 */
export function readTestTitles(file: string): Promise<string[]> {
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

/** True for `it('…')` and `it.each(table)('…')`. */
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

/**
 * True if a file has a test with this whole title.
 * @param file relative to the repository root
 */
export async function hasTest(file: string, title: string): Promise<boolean> {
  return (await readTestTitles(file)).includes(title);
}
