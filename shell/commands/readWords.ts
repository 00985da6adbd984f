import { parseArgs } from 'node:util';

/**
 * Separates the options of a command from its other words.
 * @param names options that have a value, e.g. `port` for `--port 4000`
 * @throws Error that names an unknown option or a missing value, and says how the command is used
 */
export function readWords<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
  usage: string,
): { words: string[]; values: Partial<Record<Name, string>> } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    // The cast is safe: `parseArgs` returns only these names, and only strings.
    return { words: positionals, values: { ...values } as Partial<Record<Name, string>> };
  } catch (error) {
    // The cast is safe: Node throws errors only. The first sentence of the message names the option;
    // the others explain Node's own syntax.
    const [reason = ''] = (error as Error).message.split('. ');
    throw new Error(`${reason.replace(/\.$/, '')}. ${usage}`);
  }
}
