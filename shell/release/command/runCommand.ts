import { parseArgs } from 'node:util';
import { listChannels, readOwnChannel } from '../channels';
import { checkoutParts } from '../packageSources';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import { canary } from './canary';
import { check } from './check';
import { freeze } from './freeze';
import { history } from './history';
import { keys } from './keys';
import { list } from './list';
import { lock, unlock } from './locks';
import { move } from './move';
import { promote } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { deprecate, withdraw } from './releaseStatus';
import { retire } from './retire';
import { rollback } from './rollback';
import type { CommandContext, Verb } from './Verb';
import { type Values, VerbArguments } from './VerbArguments';

const VERBS: readonly Verb[] = [
  publish,
  promote,
  canary,
  rollback,
  freeze,
  retire,
  deprecate,
  withdraw,
  lock,
  unlock,
  list,
  history,
  check,
  prune,
  move,
  keys,
];

/** Returns true for a verb with options that it has, and with at most the words that it reads. */
export function acceptsWords([name, ...rest]: readonly string[]): boolean {
  const verb = findVerb(name);
  if (!verb) return isHelp(name);
  try {
    return parse(verb, rest).positionals.length <= verb.words;
  } catch {
    return false;
  }
}

/**
 * Runs a verb of the release command.
 * @param openContext reads settings, so it is called only after the verb is known
 * @throws Error whose message says what to do
 */
export async function runCommand(
  [name, ...rest]: readonly string[],
  openContext: () => Promise<CommandContext>,
  print: (text: string) => void,
): Promise<void> {
  const verb = findVerb(name);
  if (!verb) {
    if (!name || isHelp(name)) return print(usage());
    throw new Error(`There is no verb "${name}".\n${usage()}`);
  }
  const { positionals, values } = parse(verb, rest);
  if (values.help) return print(describe(verb));
  const context = await openContext();
  const parts = [...new Set([...checkoutParts(), ...(await releasedParts(context.storage))])];
  const verbArguments = new VerbArguments(positionals, values, verb.usage, parts);
  verbArguments.requireValues();
  verbArguments.requireAtMost(verb.words);
  await verb.run(context, verbArguments);
}

const findVerb = (name: string | undefined) => VERBS.find((each) => each.name === name);

const isHelp = (name: string | undefined) => name === 'help' || name === '--help';

/**
 * Lists the parts with releases in any channel. Lists none if a channel cannot be read, because the
 * verb reports this error.
 */
async function releasedParts(storage: ReleaseStorage): Promise<string[]> {
  try {
    const channels = await listChannels(storage);
    const registries = channels.map((channel) => readOwnChannel(storage, channel));
    return (await Promise.all(registries)).flatMap((registry) => Object.keys(registry));
  } catch {
    return [];
  }
}

function parse(verb: Verb, args: readonly string[]): { positionals: string[]; values: Values } {
  const options = { help: { type: 'boolean' as const }, ...verb.options };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Keeps only the first sentence of Node's error, because it names the option. The rest is
    // technical.
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${reason}.\n${describe(verb)}`);
  }
}

function describe(verb: Verb): string {
  const options = Object.entries(verb.options).map(
    ([name, { help }]) => `  ${`--${name}`.padEnd(12)} ${help}`,
  );
  return [`npm run release -- ${verb.usage}`, `  ${verb.summary}`, ...options].join('\n');
}

const usage = () =>
  [
    'Usage: npm run release -- <verb> <part>; each verb answers --help.',
    ...VERBS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    `Parts: ${checkoutParts().join(', ')}.`,
    'SHOP names the shop that runs here, or RELEASES_URL the folder or s3:// address of its releases.',
  ].join('\n');
