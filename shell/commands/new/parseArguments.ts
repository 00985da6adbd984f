import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makePackages } from '../packages/makePackages';
import { METHODS } from './callTemplate';
import { createCall } from './createCall';
import { createEvent } from './createEvent';
import { createPage, createRemote } from './createFiles';
import { createStandalone } from './createStandalone';
import { FIELD_TYPES, type NewEvent, type SourceFolder } from './eventTemplate';
import { type NewPage, titleOf } from './pageTemplate';

interface Form {
  /** Arguments after `npm run new --`. */
  usage: string;
  summary: string;
  /** @throws Error that says what to type */
  parse: (words: Words, values: Values) => Create;
}

interface Created {
  /** Root folder of the repository that contains the new files. */
  folder: string;
  /** Paths of the written files below that folder. */
  files: string[];
  /** Sentence that says what remains to be done. */
  next: string;
  /** Title of a new page, with its translations. */
  title?: TranslatedTitle;
}

/** The title of a page in English, and in each language for which it was given. */
export interface TranslatedTitle {
  en: string;
  bn?: string;
  fr?: string;
}

/** Writes the new files. */
type Create = (root: string) => Promise<Created>;

interface Values {
  standalone?: string;
  listener?: string;
  caller?: string;
  customer?: boolean;
  bn?: string;
  fr?: string;
}

const KEBAB = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const CAMEL = /^[a-z][A-Za-z0-9]*$/;
const REMOTE = new RegExp(`^mf-${KEBAB}$`);
const SLUG = new RegExp(`^${KEBAB}$`);
const TOPIC = new RegExp(`^${KEBAB}:${KEBAB}$`);
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PATH = new RegExp(`^(?:/${KEBAB})+$`);
const FIELD = new RegExp(`^([a-z][A-Za-z0-9]*):(${Object.keys(FIELD_TYPES).join('|')})$`);
const SOURCE = new RegExp(`^(mf-${KEBAB}|shell)(?:/(${KEBAB}))?$`);

/** Says what remains to be done for a new page. */
function afterPage(remote: string, { bn, fr }: Values): string {
  const files = [...(bn ? [] : ['bn.po']), ...(fr ? [] : ['fr.po'])].join(' and ');
  const translate = files ? `, translate its title in ${files},` : '';
  return `write the page${translate} and run npm run extract -- ${remote} after each new text; others link to the page by a builder in shared-contracts/src/contracts/routes.ts.`;
}

const FORMS: Record<string, Form> = {
  page: {
    usage: 'page <remote> <address> [--bn <title>] [--fr <title>]',
    summary: 'a page of a remote, at /<address>, and its title in Bangla and French',
    parse(words, values) {
      const remote = words.take(REMOTE, 'the remote, such as mf-content');
      const slug = words.take(SLUG, 'the address in kebab-case, such as gift-cards');
      return async (root) => ({
        folder: root,
        files: await createPage(root, { remote, slug }),
        next: afterPage(remote, values),
        title: titleIn(slug, values),
      });
    },
  },
  remote: {
    usage: 'remote mf-<name> [<e-mail>] [--standalone <folder>] [--bn <title>] [--fr <title>]',
    summary: "a remote with one page at /<name>, and its owner's address; or its own repository",
    parse(words, values) {
      const { standalone } = values;
      const remote = words.take(REMOTE, 'the name of the remote, such as mf-loyalty');
      const ownerEmail = words.isEmpty ? undefined : words.take(EMAIL, 'an e-mail address');
      const slug = remote.replace('mf-', '');
      const page = { remote, slug, ...(ownerEmail && { ownerEmail }) };
      if (standalone !== undefined) {
        return (root) => createRepository(root, page, standalone, values);
      }
      return async (root) => ({
        folder: root,
        files: await createRemote(root, page),
        next: `run npm install, and ${afterPage(remote, values)}`,
        title: titleIn(slug, values),
      });
    },
  },
  event: {
    usage:
      'event <package>[/<folder>] <topic> [<field>:<type> …] [--listener <package>[/<folder>]]',
    summary: 'an event that the package publishes and the listener handles',
    parse(words, { listener }) {
      const publisher = words.takeSource('the package that publishes');
      const topic = words.take(TOPIC, 'the topic, such as product:compared');
      const fields: NewEvent['fields'][number][] = [];
      while (!words.isEmpty) fields.push(words.takeField());
      const place = listener === undefined ? undefined : parseSource(listener, '--listener');
      return async (root) => ({
        folder: root,
        files: await createEvent(root, { topic, fields, publisher, listener: place }),
        next: 'call the new functions where the event happens and where it is handled.',
      });
    },
  },
  call: {
    usage:
      'call <resource> <callName> <method> <path> <feature> [--customer] [--caller <package>[/<folder>]]',
    summary: 'a call of the API with its handler in a feature, and a request of the caller',
    parse(words, { customer: isForCustomers = false, caller }) {
      const resource = words.take(CAMEL, 'the resource in camel case, such as shops');
      const callId = words.take(CAMEL, 'the name of the call in camel case, such as listOffers');
      const method = words.takeMethod();
      const path = words.take(PATH, 'a path without parameters, such as /shop/offer');
      const feature = words.take(SLUG, 'a folder of reference-api/src, such as catalogue');
      const place = caller === undefined ? undefined : parseSource(caller, '--caller');
      const call = { resource, callId, method, path, feature, isForCustomers, caller: place };
      return async (root) => ({
        folder: root,
        files: await createCall(root, call),
        next: 'state params, query, body and reply in the contract, and write the handler and its test.',
      });
    },
  },
  packages: {
    usage: 'packages <folder>',
    summary: 'packs the contracts and the release command for the repositories of remotes',
    parse(words) {
      const folder = words.take(/./, 'the folder that keeps the packages and CHANGELOG.md');
      return (root) => packContracts(root, folder);
    },
  },
};

/**
 * npm runs the command in the root folder. `INIT_CWD` is the folder in which the command was typed.
 */
const fromCaller = (root: string, folder: string) => resolve(process.env.INIT_CWD ?? root, folder);

async function createRepository(
  root: string,
  page: NewPage,
  folder: string,
  values: Values,
): Promise<Created> {
  const repository = fromCaller(root, folder);
  return {
    folder: repository,
    files: await createStandalone(root, page, repository),
    next: `run npm install in ${repository}, and ${afterPage(page.remote, values)} README.md names the commands.`,
    title: titleIn(page.slug, values),
  };
}

async function packContracts(root: string, given: string): Promise<Created> {
  const folder = fromCaller(root, given);
  const files = (await makePackages(root, folder)).map(({ file }) => file);
  const paths = files.map((file) => `./packages/${file}`).join(' ');
  return { folder, files, next: `in the repository of a remote, run npm install ${paths}` };
}

export const FORM_NAMES = Object.keys(FORMS);

/** One line for each form. */
export const USAGE = [
  'Usage: npm run new -- <form>',
  ...Object.values(FORMS).map(({ usage, summary }) => `  ${usage}: ${summary}`),
].join('\n');

/**
 * Reads the arguments of `npm run new --`.
 * @returns undefined if the arguments ask for help
 * @throws Error with one sentence that says what to type
 */
export function parseArguments(args: readonly string[]) {
  const [name = '', ...rest] = args;
  if (name === '--help' || rest.includes('--help')) return undefined;
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  if (!form) {
    const given = name ? `There is no form "${name}"` : 'The form is missing';
    throw new Error(`${given}: type one of ${FORM_NAMES.join(', ')} after npm run new --.`);
  }
  const { positionals, values } = readOptions(form, name, rest);
  const words = new Words(positionals, form.usage);
  const create = form.parse(words, values);
  words.end();
  return create;
}

const titleIn = (slug: string, { bn, fr }: Values): TranslatedTitle => ({
  en: titleOf(slug),
  ...(bn && { bn }),
  ...(fr && { fr }),
});

const TITLES = { bn: { type: 'string' }, fr: { type: 'string' } } as const;

const OPTIONS = {
  page: TITLES,
  remote: { standalone: { type: 'string' }, ...TITLES },
  event: { listener: { type: 'string' } },
  call: { customer: { type: 'boolean' }, caller: { type: 'string' } },
} as const;

function readOptions({ usage }: Form, name: string, args: readonly string[]) {
  // The cast is safe: the condition has checked that the name is a key.
  const options = Object.hasOwn(OPTIONS, name) ? OPTIONS[name as keyof typeof OPTIONS] : {};
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    // The cast is safe: the options above have the types of `Values`.
    return { positionals, values: values as Values };
  } catch (error) {
    // The cast is safe: `parseArgs` throws only errors. The first sentence names the option.
    const [reason] = (error as Error).message.split('. ');
    throw new Error(`${reason}: type npm run new -- ${usage}.`);
  }
}

/** Words of the command line, read from the left. Methods throw if the next word does not fit. */
class Words {
  private readonly left: string[];

  constructor(
    words: readonly string[],
    private readonly usage: string,
  ) {
    this.left = [...words];
  }

  get isEmpty(): boolean {
    return this.left.length === 0;
  }

  /** @param what what the word must be and an example, for the error message */
  take(pattern: RegExp, what: string): string {
    const word = this.left.shift();
    if (word !== undefined && pattern.test(word)) return word;
    const place = word === undefined ? '' : ` instead of "${word}"`;
    throw new Error(`Type ${what}${place}: npm run new -- ${this.usage}.`);
  }

  takeMethod(): (typeof METHODS)[number] {
    const word = this.left.shift();
    const method = METHODS.find((each) => each === word);
    if (method) return method;
    throw new Error(`Type ${METHODS.join(', ')} after the name of the call.`);
  }

  takeField(): NewEvent['fields'][number] {
    const word = this.take(FIELD, 'a field and its type, such as price:number');
    const [name = '', type] = word.split(':');
    // The cast is safe: the pattern admits only these types.
    return { name, type: type as keyof typeof FIELD_TYPES };
  }

  takeSource(what: string): SourceFolder {
    return parseSource(this.take(SOURCE, `${what}, such as mf-catalog/search`), 'the package');
  }

  end(): void {
    const [word] = this.left;
    if (word !== undefined) {
      throw new Error(`"${word}" is one word too many: type npm run new -- ${this.usage}.`);
    }
  }
}

/** Reads `mf-catalog` or `mf-catalog/search`. */
function parseSource(text: string, what: string): SourceFolder {
  const [, name, folder] = SOURCE.exec(text) ?? [];
  if (!name) throw new Error(`"${text}" is no package: type ${what} as in mf-catalog/search.`);
  if (name === 'shell' && !folder) {
    throw new Error('The shell needs a folder: type shell/<folder>, such as shell/measuring.');
  }
  return { package: name, folder: folder ? `src/${folder}` : 'src' };
}
