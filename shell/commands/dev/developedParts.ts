import type { PartName } from '@marketplace/contracts/pages/pageTable';

const folderOf = (part: PartName) => part.replaceAll('_', '-');

/**
 * @param names folders of packages, e.g. `mf-catalog`
 * @returns the parts to build from source. The shell is always one of them, because released shells
 * contain React without the code that replaces components.
 * @throws Error that lists the packages if a name is wrong or none is given
 */
export function developedParts(names: readonly string[], known: readonly PartName[]): PartName[] {
  const parts = names.map((name) => name.replace(/\/$/, '').replaceAll('-', '_'));
  const unknown = names.filter((_name, index) => !known.includes(parts[index] ?? ''));
  if (unknown.length > 0 || names.length === 0) {
    const all = known.map(folderOf).join(', ');
    const fault = unknown.length > 0 ? `There is no package ${unknown.join(', ')}. ` : '';
    throw new Error(`${fault}Usage: npm run dev -- <package …>, one or more of ${all}.`);
  }
  return [...new Set(['shell', ...parts])];
}
