import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { sharedModuleNames } from '../facts/sharedModuleNames';

const require = createRequire(__filename);
const SOURCES = join(__dirname, '../..');
/** Matches a runtime import by path; type-only imports are not in a bundle. */
const BY_PATH = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gm;

const shared = sharedModuleNames
  .filter((name) => name.startsWith('@marketplace/'))
  .map((name) => require.resolve(name));

/** True if every name in the braces is a type: `{ type A, type B }`. */
const isTypesOnly = (statement: string) =>
  [...(/\{([^}]*)\}/.exec(statement)?.[1] ?? 'value').split(',')]
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '));

function importsByPath(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(BY_PATH)]
    .filter(([statement]) => !isTypesOnly(statement))
    .map(([, path = '']) => join(dirname(file), path));
}

describe('a shared module', () => {
  it('is imported by name and not by path, so that remotes bundle no copy', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^build-kit/.test(name))
      .map((name) => join(SOURCES, name));
    expect(files.length).toBeGreaterThan(100);
    const copies = files.flatMap((file) =>
      importsByPath(file)
        .filter((path) => shared.some((module) => module.replace(/\.tsx?$/, '') === path))
        .map((path) => `${relative(SOURCES, file)} imports ${relative(SOURCES, path)}`),
    );
    expect(copies).toEqual([]);
  });
});
