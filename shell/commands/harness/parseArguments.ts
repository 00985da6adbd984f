import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readWords } from '../readWords';

/** Arguments of `npm run harness`. */
export interface HarnessArguments {
  part: PartName;
  /** Released version; by default the part is built from source. */
  version?: string;
  /** Port, as typed on the command line. */
  port?: string;
}

export const folderOf = (part: PartName) => part.replaceAll('_', '-');

export const usageOf = (known: readonly PartName[]) =>
  `Usage: npm run harness -- <package> [--version <version>] [--port <port>], with a package such as ${known.map(folderOf).join(', ')}.`;

/**
 * @param known parts of this checkout
 * @throws Error that says what is wrong, and what to type
 */
export function parseArguments(
  args: readonly string[],
  known: readonly PartName[],
): HarnessArguments {
  const usage = usageOf(known);
  const { words, values } = readWords(args, ['version', 'port'], usage);
  const [name, ...others] = words;
  if (name === undefined) throw new Error(usage);
  if (others.length > 0) throw new Error(`The harness runs one package alone. ${usage}`);
  return { part: name.replace(/\/$/, '').replaceAll('-', '_'), ...values };
}
