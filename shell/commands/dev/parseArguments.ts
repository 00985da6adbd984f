import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readWords } from '../readWords';

/** Arguments of `npm run dev`. */
export interface DevArguments {
  /**
   * The parts to build from source. The shell is always one of them, because released shells
   * contain React without the code that replaces changed components.
   */
  parts: PartName[];
  /** Origin of the shop whose releases and API are used; by default those of this checkout. */
  from?: string;
}

const folderOf = (part: PartName) => part.replaceAll('_', '-');

export const usageOf = (known: readonly PartName[]) =>
  `Usage: npm run dev -- <package …> [--from <address of a shop>], with one or more of ${known.map(folderOf).join(', ')}.`;

/**
 * @param args folders of packages, e.g. `mf-catalog`, and optionally `--from <address of a shop>`
 * @param known parts of this checkout
 * @throws Error that says what is wrong, and what to type
 */
export function parseArguments(args: readonly string[], known: readonly PartName[]): DevArguments {
  const usage = usageOf(known);
  const { words: names, values } = readWords(args, ['from'], usage);
  const parts = names.map((name) => name.replace(/\/$/, '').replaceAll('-', '_'));
  const unknown = names.filter((_name, index) => !known.includes(parts[index] ?? ''));
  if (unknown.length > 0 || names.length === 0) {
    const fault = unknown.length > 0 ? `There is no package ${unknown.join(', ')}. ` : '';
    throw new Error(`${fault}${usage}`);
  }
  return {
    parts: [...new Set(['shell', ...parts])],
    ...(values.from !== undefined && { from: originOf(values.from) }),
  };
}

/** @throws Error unless the text is an http(s) address without a path */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new Error(
    `--from is "${text}"; it must be the address of a shop without a path, such as https://staging.example.`,
  );
}
