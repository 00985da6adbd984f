import { type ParseArgsConfig, parseArgs } from 'node:util';
import { toPaisa } from '@marketplace/contracts/commerce/money';

/**
 * Parses a command's arguments.
 * @throws Error with the usage, if the arguments are invalid
 */
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

/** @throws Error with the usage, if the arguments are not exactly one order number */
export function readOrderNumber(positionals: string[], usage: string): number {
  const [text = '', ...others] = positionals;
  if (others.length > 0 || !/^\d{1,15}$/.test(text)) throw new Error(usage);
  return Number(text);
}

/** @throws Error with the usage, if the text is not an amount in taka above zero */
export function readPaisa(text: string | undefined, usage: string): number {
  const isAmount = text !== undefined && /^\d{1,7}(\.\d\d?)?$/.test(text);
  if (!isAmount || Number(text) === 0) throw new Error(usage);
  return toPaisa(Number(text));
}

const DHAKA_MS = 6 * 60 * 60 * 1000;

/**
 * Returns the start of a day in Dhaka.
 * @param text the day as `YYYY-MM-DD`
 * @throws Error with the usage, if there is no such day
 */
export function readDay(text: string, usage: string): Date {
  const start = new Date(`${text}T00:00:00+06:00`);
  // For a day that does not exist, `Date` returns an invalid date or another day.
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(start.getTime()) &&
    new Date(start.getTime() + DHAKA_MS).toISOString().startsWith(text);
  if (!isDay) throw new Error(usage);
  return start;
}
