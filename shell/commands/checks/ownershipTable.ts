import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES, type PartName, REMOTES } from '@marketplace/contracts/pages/pageTable';
import type { Check } from './Check';

/** Beginning of a part's row: its name and the paths that the page table says it owns. */
export function ownershipRow(part: PartName): string {
  const paths = PAGES.filter(({ owner }) => owner === part).map(({ path }) => `\`${path}\``);
  return `| ${part.replaceAll('_', '-')} | ${paths.join(', ')}`;
}

export const ownershipTable: Check = {
  title: "The README's ownership table lists the pages of the page table",
  find: async ({ root }) => {
    const lines = (await readFile(join(root, 'README.md'), 'utf8')).split('\n');
    const parts: PartName[] = ['shell', ...REMOTES];
    return parts
      .map(ownershipRow)
      .filter((row) => !lines.some((line) => line.startsWith(row)))
      .map((row) => `README.md: no row begins with ${row}`);
  },
};
