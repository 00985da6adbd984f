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

const DHAKA_MS = 6 * 60 * 60 * 1000;

/**
 * The moment a day begins in Dhaka, of `YYYY-MM-DD`.
 * @throws Error one sentence saying how the command is used
 */
export function readDay(text: string, usage: string): Date {
  const start = new Date(`${text}T00:00:00+06:00`);
  // A day that is not in the calendar is no moment, or becomes another day.
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(start.getTime()) &&
    new Date(start.getTime() + DHAKA_MS).toISOString().startsWith(text);
  if (!isDay) throw new Error(usage);
  return start;
}
