import { parseArgs } from 'node:util';
import type { Database } from '../database/schema';
import { describePending } from './describePending';
import { answerReview, markHandled, publish, remove } from './moderation';
import { openMarket } from './openMarket';
import type { Settings } from './readSettings';

const USAGE = [
  'Use: moderate [reviews|comments|complaints|support]',
  'moderate publish <uuid>…',
  'moderate remove <uuid>…',
  'moderate handled <uuid>…',
  'or moderate review <uuid> --answer "…"; the command cases answers and decides complaints.',
].join(', ');

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lists customers' texts, and publishes, removes or answers them. */
export async function moderate(settings: Settings, args: string[]): Promise<void> {
  const act = parseAct(args);
  const { db, close } = await openMarket(settings);
  try {
    process.stdout.write(`${await act(db)}\n`);
  } finally {
    await close();
  }
}

type Act = (db: Database) => Promise<string>;

/**
 * Converts the arguments to an action on the database.
 * @throws Error that says what is wrong with the arguments, how to use the command, or both
 */
export function parseAct(args: string[]): Act {
  const { positionals, values } = parse(args);
  const [what, ...rest] = positionals;
  if (what === 'review') return readReviewAnswer(rest, values);
  if (values.answer !== undefined) throw new Error(USAGE);
  switch (what) {
    case 'publish':
    case 'remove':
    case 'handled': {
      const acts = { publish, remove, handled: markHandled };
      const uuids = checkUuids(rest);
      return (db) => eachOf(uuids, (uuid) => acts[what](db, uuid));
    }
    case undefined:
    case 'reviews':
    case 'comments':
    case 'complaints':
    case 'support':
      if (rest.length > 0) throw new Error(USAGE);
      return (db) => describePending(db, what);
    default:
      throw new Error(`There is no "${what}". ${USAGE}`);
  }
}

function parse(args: string[]) {
  const options = { answer: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${reason}. ${USAGE}`);
  }
}

function readReviewAnswer(uuids: string[], values: { answer?: string }): Act {
  const [uuid = '', ...more] = checkUuids(uuids);
  const answer = values.answer?.trim();
  if (more.length > 0) throw new Error(`Name one review at a time. ${USAGE}`);
  if (!answer) throw new Error(`Say --answer "…" alone. ${USAGE}`);
  return (db) => answerReview(db, uuid, answer);
}

function checkUuids(uuids: string[]): string[] {
  if (uuids.length === 0) throw new Error(`Name a uuid from the list. ${USAGE}`);
  const wrong = uuids.find((uuid) => !UUID.test(uuid));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a uuid; copy one from the list.`);
  return uuids;
}

async function eachOf(uuids: string[], act: (uuid: string) => Promise<string>): Promise<string> {
  const lines: string[] = [];
  for (const uuid of uuids) lines.push(await act(uuid));
  return lines.join('\n');
}
