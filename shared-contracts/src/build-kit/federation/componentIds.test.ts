import { join } from 'node:path';
import { REMOTES } from '@marketplace/contracts/pages/pageTable';
import { filesWithStyles, prefixOf, shortenComponentIds } from './componentIds';

const PARTS = ['shell', ...REMOTES];

describe('ids of styled components', () => {
  it('are the part, the file and the place in it, and may be names of classes', () => {
    const code = 'a.withConfig({ componentId: "mf-catalog__sc-a3b61fcc-12" })';
    expect(shortenComponentIds(code, 'mf_catalog', 40)).toBe(
      `a.withConfig({ componentId: "${prefixOf('mf_catalog')}14c" })`,
    );
    for (const part of PARTS) expect(prefixOf(part)).toMatch(/^[a-z][\da-z]$/);
  });

  it('are refused in a file without a number, which may hold anything else', () => {
    expect(() => shortenComponentIds('"shell__sc-a3b61fcc-0"', 'shell', -1)).toThrow('has styles');
    expect(shortenComponentIds('export {}', 'shell', -1)).toBe('export {}');
  });

  it('begin differently in each part', () => {
    expect(new Set(PARTS.map(prefixOf)).size).toBe(PARTS.length);
  });

  it('number the files of a part in the same order for both sides, with two characters', () => {
    const folders = [__dirname, join(__dirname, '../../design-system')];
    const files = filesWithStyles(folders);
    expect(files).toEqual(filesWithStyles(folders));
    expect(files).toContain(join(__dirname, 'componentIds.ts'));
    expect(files).not.toContain(__filename);
    expect(files.length).toBeLessThan(36 ** 2);
  });
});
