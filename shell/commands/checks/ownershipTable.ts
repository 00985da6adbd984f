import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { PROJECT_PAGES, PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import type { Check } from './Check';

/** First two cells of a part's row in the README: its name and its paths. */
function ownershipCells(part: PartName): string {
  const paths = PROJECT_PAGES.filter(({ owner }) => owner === part).map(
    ({ path }) => `\`${path}\``,
  );
  return `| ${part.replaceAll('_', '-')} | ${paths.join(', ')} |`;
}

/** @param expected the beginning of each part's row */
export function violationsOf(lines: readonly string[], expected: readonly string[]): string[] {
  const rows = lines.filter((line) => /^\| (shell|mf-[a-z0-9-]+) \| /.test(line));
  return [
    ...expected
      .filter((cells) => !rows.some((row) => row.startsWith(cells)))
      .map((cells) => `README.md: no row begins with ${cells}`),
    ...rows
      .filter((row) => !expected.some((cells) => row.startsWith(cells)))
      .map((row) => `README.md: the page table has no such row: ${row.slice(0, 60)}`),
  ];
}

export const ownershipTable: Check = {
  title: "The README's ownership table lists the pages of the page table",
  find: async ({ root }) => {
    const lines = (await readFile(join(root, 'README.md'), 'utf8')).split('\n');
    return violationsOf(lines, PROJECT_PARTS.map(ownershipCells));
  },
};
