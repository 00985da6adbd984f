import { addImport, addRow, insertAfterLast, insertBefore, insertSorted } from './edits';

it('insertBefore inserts before the last line that equals the mark', () => {
  expect(insertBefore('a = [\n];\nb = [\n];\n', '];', '  1,\n')).toBe(
    'a = [\n];\nb = [\n  1,\n];\n',
  );
});

it('insertAfterLast inserts after the last line that starts with the given text', () => {
  expect(insertAfterLast('| a\n| b\nc\n', '| ', '| d')).toBe('| a\n| b\n| d\nc\n');
});

it('addRow adds a row to the end of the first table below a line', () => {
  const document = '| x |\n|---|\n\n## API\n\n| y |\n|---|\n| 1 |\n\nEnd.\n';
  expect(addRow(document, '## API', ['2'])).toBe(document.replace('| 1 |', '| 1 |\n| 2 |'));
});

it.each([
  ['a new module', '', "import { b } from './a';\n"],
  ['a module that is imported', "import { a } from './a';\n", "import { a, b } from './a';\n"],
  ['a name that is imported', "import {\n  b,\n} from './a';\n", "import { b } from './a';\n"],
])('addImport writes a single import statement for %s', (_title, source, expected) => {
  expect(addImport(source, ['b'], './a')).toBe(expected);
});

it.each([
  ['an empty list', 'calls: []', "calls: [\n'b',\n]"],
  ['the middle', "calls: ['a', 'c']", "calls: [\n'a',\n'b',\n'c',\n]"],
  ['the end', "calls: ['a']", "calls: [\n'a',\n'b',\n]"],
])('insertSorted inserts into %s', (_title, source, expected) => {
  expect(insertSorted(source, 'calls: [', ']', "'b'")).toBe(expected);
});

it('insertSorted does not change a list that already has the item', () => {
  expect(insertSorted("calls: ['b']", 'calls: [', ']', "'b'")).toBe("calls: ['b']");
});

it.each([
  ['insertBefore', () => insertBefore('a', '];', '')],
  ['insertAfterLast', () => insertAfterLast('a', '| ', '')],
  ['addRow', () => addRow('a', '## API', [])],
  ['insertSorted', () => insertSorted('a', 'calls: [', ']', 'b')],
])('%s throws if the source does not contain the place of the edit', (_name, edit) => {
  expect(edit).toThrow(/^has no /);
});
