import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads a command's words; what it cannot read is answered with how the command is used. */
export function parseCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch {
    throw new Error(usage);
  }
}

/** @throws Error one sentence saying how the command is used */
export function readOrderNumber(positionals: string[], usage: string): number {
  const [text = '', ...others] = positionals;
  if (others.length > 0 || !/^\d{1,15}$/.test(text)) throw new Error(usage);
  return Number(text);
}
