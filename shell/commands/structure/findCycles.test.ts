import { findFileCycles, findFolderCycles } from './findCycles';
import type { Module } from './readModules';

/** `a → b` imports a value, `a ⇢ b` a type. */
function modulesOf(arrows: string[]): Module[] {
  const modules = new Map<string, Module>();
  for (const arrow of arrows) {
    const [path = '', target = ''] = arrow.split(/ [→⇢] /);
    const module = modules.get(path) ?? { path, lines: 1, imports: [] };
    module.imports.push({ path: target, isType: arrow.includes('⇢') });
    modules.set(path, module);
  }
  return [...modules.values()];
}

describe('findFileCycles', () => {
  it.each<[string, string[], string[][]]>([
    ['none in a tree', ['a/a.ts → a/b.ts', 'a/a.ts → a/c.ts', 'a/b.ts → a/c.ts'], []],
    ['two files', ['a/a.ts → a/b.ts', 'a/b.ts → a/a.ts'], [['a/a.ts', 'a/b.ts']]],
    ['types', ['a/a.ts → a/b.ts', 'a/b.ts ⇢ a/a.ts'], [['a/a.ts', 'a/b.ts']]],
    [
      'a ring that another file imports',
      ['a/in.ts → a/1.ts', 'a/1.ts → a/2.ts', 'a/2.ts → a/3.ts', 'a/3.ts → a/1.ts'],
      [['a/1.ts', 'a/2.ts', 'a/3.ts']],
    ],
  ])('finds %s', (_title, arrows, expected) => {
    expect(findFileCycles(modulesOf(arrows))).toEqual(expected);
  });
});

describe('findFolderCycles', () => {
  it.each<[string, string[], string[][]]>([
    ['none in one direction', ['p/a/x.ts → p/b/x.ts', 'p/a/y.ts → p/b/y.ts'], []],
    ['none by types', ['p/a/x.ts → p/b/x.ts', 'p/b/y.ts ⇢ p/a/y.ts'], []],
    ['two folders', ['p/a/x.ts → p/b/x.ts', 'p/b/y.ts → p/a/y.ts'], [['p/a', 'p/b']]],
    [
      'nested folders',
      ['p/q/a/x.ts → p/q/b/c/x.ts', 'p/q/b/y.ts → p/q/a/y.ts'],
      [['p/q/a', 'p/q/b']],
    ],
    ['a file and a folder', ['p/a.ts → p/b/x.ts', 'p/b/y.ts → p/a.ts'], [['p/a.ts', 'p/b']]],
    ['packages', ['p/a.ts → q/b.ts', 'q/c.ts → p/d.ts'], [['./p', './q']]],
    ['none of files alone', ['p/a.ts → p/b.ts', 'p/b.ts → p/a.ts'], []],
  ])('finds %s', (_title, arrows, expected) => {
    expect(findFolderCycles(modulesOf(arrows))).toEqual(expected);
  });
});
