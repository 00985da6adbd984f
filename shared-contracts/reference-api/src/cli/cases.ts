import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { UPLOAD_LIMITS } from '@marketplace/contracts/api/uploads';
import { pino } from 'pino';
import { answerCase } from '../complaint-decisions/answerCase';
import { decideCase } from '../complaint-decisions/decideCase';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { createPayments } from '../payments/createPayments';
import { describeCase, describeCases } from './describeCases';
import { openMarket } from './openMarket';
import { parseCommand, readPaisa } from './parseCommand';
import type { Settings } from './readSettings';

const USAGE = [
  'Use: cases',
  'cases show <uuid>',
  'cases answer <uuid> --text "…" [--as shop] [--picture <file>]…',
  'cases refund <uuid> --reason "…" [--pieces <number>] [--amount <taka>]',
  'cases replace <uuid> --reason "…" [--pieces <number>]',
  'or cases refuse <uuid> --reason "…"; --by <name> names who acts.',
].join(', ');

const OPTIONS = {
  text: { type: 'string' },
  picture: { type: 'string', multiple: true },
  reason: { type: 'string' },
  as: { type: 'string' },
  pieces: { type: 'string' },
  amount: { type: 'string' },
  by: { type: 'string' },
} as const;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const KINDS = { refund: 'refund', replace: 'replacement', refuse: 'refusal' } as const;

/** Lists, shows, answers and decides complaints. */
export async function cases(settings: Settings, args: string[]): Promise<void> {
  const act = parseCases(args);
  const { db, now, close } = await openMarket(settings);
  try {
    const payments = createPayments({ db, now }, settings.payments);
    const log = pino({ level: settings.logLevel });
    const { mediaDir } = settings;
    process.stdout.write(`${await act({ db, now, payments, log, mediaDir })}\n`);
  } finally {
    await close();
  }
}

type Act = (
  context: Pick<ApiContext, 'db' | 'now' | 'payments' | 'log' | 'mediaDir'>,
) => Promise<string>;

/**
 * Converts the arguments to an act.
 * @throws Error with the usage, if the arguments are invalid
 */
export function parseCases(args: string[]): Act {
  const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
  const [what, uuid = '', ...others] = positionals;
  if (what === undefined) return ({ db, now }) => describeCases(db, now());
  if (others.length > 0 || !UUID.test(uuid)) throw new Error(USAGE);
  if (what === 'show') return ({ db }) => describeCase(db, uuid);
  const operator = values.by?.trim() || userInfo().username;
  if (what === 'answer') return readAnswer(uuid, operator, values);
  if (!isKind(what)) throw new Error(USAGE);
  const decision = { uuid, operator, kind: KINDS[what], ...readDecision(what, values) };
  return (context) => decideCase(context, decision);
}

type Values = Partial<Record<Exclude<keyof typeof OPTIONS, 'picture'>, string>> & {
  picture?: string[];
};

function readAnswer(
  uuid: string,
  operator: string,
  { as: author = 'market', text, picture: files = [] }: Values,
): Act {
  const said = text?.trim();
  const isRead = said && files.length <= UPLOAD_LIMITS.mostFiles;
  if (!isRead || (author !== 'market' && author !== 'shop')) throw new Error(USAGE);
  return async (context) => {
    const pictures = await Promise.all(files.map(readPicture));
    return answerCase(context, { uuid, operator, author, text: said, pictures }).catch((error) => {
      // Names the files instead of `pictures.0`.
      if (!(error instanceof ApiProblem) || error.statusCode === 404) throw error;
      throw new Error(error.message.replace(/^pictures\.(\d+)/, (_, i) => files[Number(i)] ?? ''));
    });
  };
}

const readPicture = (file: string) =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Cannot read the picture ${file}: ${error.code ?? error.message}.`);
  });

function readDecision(what: keyof typeof KINDS, { reason, pieces, amount }: Values) {
  const said = reason?.trim();
  const isRead = pieces === undefined || /^[1-9]\d{0,3}$/.test(pieces);
  const isUseless =
    (what === 'refuse' && pieces !== undefined) || (what !== 'refund' && amount !== undefined);
  if (!said || !isRead || isUseless) throw new Error(USAGE);
  return {
    reason: said,
    quantity: pieces === undefined ? undefined : Number(pieces),
    amountPaisa: amount === undefined ? undefined : readPaisa(amount, USAGE),
  };
}

const isKind = (what: string): what is keyof typeof KINDS => Object.hasOwn(KINDS, what);
