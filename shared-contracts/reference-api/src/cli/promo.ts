import { randomInt } from 'node:crypto';
import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Schema } from '../database/schema';
import { openMarket } from './openMarket';
import { parseCommand, readDay, readPaisa } from './parseCommand';
import type { Settings } from './readSettings';

const USAGE = [
  'Use: promo, which lists the codes,',
  'or promo create [<code>] --percent <1 to 90> [--at-most <taka>], or --amount <taka>,',
  'with [--minimum <taka>] [--from <YYYY-MM-DD>] [--until <YYYY-MM-DD>] [--uses <number>]',
  '[--per-customer <number>, 1 if left out].',
].join(' ');

const OPTIONS = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  'at-most': { type: 'string' },
  minimum: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'per-customer': { type: 'string' },
} as const;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Creates a promo code, or lists all codes with the number of their uses. */
export async function promo(settings: Settings, args: string[]): Promise<void> {
  const row = parsePromo(args);
  const { db, close } = await openMarket(settings);
  try {
    process.stdout.write(`${row ? await createCode(db, row) : await listCodes(db)}\n`);
  } finally {
    await close();
  }
}

type Row = Insertable<Schema['promoCodes']>;

/**
 * Parses the arguments. Returns `undefined` without arguments, which means that codes are listed.
 * @throws Error with the usage, if the arguments are invalid
 */
export function parsePromo(args: string[]): Row | undefined {
  const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
  const [act, typed, ...others] = positionals;
  if (act === undefined && args.length === 0) return undefined;
  const code = (typed ?? randomCode()).toUpperCase();
  const isOneKind = (values.percent === undefined) !== (values.amount === undefined);
  if (act !== 'create' || others.length > 0 || !isOneKind || !/^[A-Z0-9-]{4,20}$/.test(code)) {
    throw new Error(USAGE);
  }
  const { percent, amount, from, until, uses } = values;
  return {
    code,
    kind: percent === undefined ? 'amount' : 'percent',
    value: percent === undefined ? readPaisa(amount, USAGE) : readCount(percent, 90),
    mostPaisa: values['at-most'] === undefined ? null : readPaisa(values['at-most'], USAGE),
    minimumPaisa: values.minimum === undefined ? 0 : readPaisa(values.minimum, USAGE),
    startsAt: from === undefined ? null : readDay(from, USAGE),
    // The code is valid until the end of the given day.
    endsAt: until === undefined ? null : new Date(readDay(until, USAGE).getTime() + MS_PER_DAY),
    maxUses: uses === undefined ? null : readCount(uses, 1_000_000),
    maxUsesPerCustomer: readCount(values['per-customer'] ?? '1', 1000),
  };
}

function readCount(text: string, most: number): number {
  const count = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 0;
  if (count === 0 || count > most) throw new Error(USAGE);
  return count;
}

/** Characters of a random code, without I, O, 0 and 1, which people confuse. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const randomCode = () =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

async function createCode(db: Database, row: Row): Promise<string> {
  const made = await db
    .insertInto('promoCodes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) throw new Error(`There is a promo code ${row.code} already.`);
  return describe(made);
}

async function listCodes(db: Database): Promise<string> {
  const codes = await db.selectFrom('promoCodes').selectAll().orderBy('createdAt').execute();
  return codes.map(describe).join('\n') || 'There are no promo codes.';
}

function describe(promoCode: Selectable<Schema['promoCodes']>): string {
  const { code, kind, value, minimumPaisa, endsAt, maxUses, uses } = promoCode;
  const off = kind === 'percent' ? `${value}%` : formatTaka(toTaka(value), 'en');
  return [
    `${code}: ${off} off`,
    ...(minimumPaisa > 0 ? [`from ${formatTaka(toTaka(minimumPaisa), 'en')}`] : []),
    ...(endsAt ? [`ends ${endsAt.toISOString()}`] : []),
    `used ${uses} of ${maxUses ?? 'any number of'} times`,
  ].join(', ');
}
