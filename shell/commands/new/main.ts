import { execFile } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { extractMessages, readLinguiConfig } from '../messages/extractMessages';
import { makePackages } from '../packages/makePackages';
import { createPage, createRemote } from './createFiles';
import { createStandalone } from './createStandalone';
import type { NewPage } from './pageTemplate';

const USAGE = `Usage: npm run new -- <command>
  remote mf-<name> [<e-mail>]    a remote with one page at /<name>, and its owner's address
    --standalone <folder>        in a git repository of its own
  page <remote> <address>        a page of a remote, at /<address>
  packages <folder>              packs the contracts and the release command for such repositories;
                                 the folder keeps versions and CHANGELOG.md
Names are in kebab-case: small letters, digits and hyphens.`;

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `npm run new`: creates the files of a page or a remote from templates, or packages. */
export async function main(root: string, args: string[]): Promise<void> {
  const make = commandOf(root, args);
  if (!make) {
    console.error(USAGE);
    process.exit(args.includes('--help') ? 0 : 2);
  }
  try {
    console.log(await make());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** A command that returns what it prints at its end. */
type Command = () => Promise<string>;

function commandOf(root: string, args: string[]): Command | undefined {
  const { command, name, address, standalone, isValid } = parse(args);
  if (!isValid) return undefined;
  if (command === 'packages' && name && !address) {
    return () => printPackages(root, fromCaller(root, name));
  }
  if (!NAME.test(name) || !name.startsWith('mf-')) return undefined;
  if (command === 'remote' && (address === '' || EMAIL.test(address))) {
    const owner = address === '' ? {} : { ownerEmail: address };
    const page = { remote: name, slug: name.replace('mf-', ''), ...owner };
    return standalone === undefined
      ? () => addRemote(root, page)
      : () => addRepository(root, page, fromCaller(root, standalone));
  }
  if (command === 'page' && NAME.test(address)) {
    return () => addPage(root, { remote: name, slug: address });
  }
  return undefined;
}

interface Parsed {
  command?: string;
  /** Second word: a remote, or a folder for packages. */
  name: string;
  /** Third word: an e-mail address, or the address of a page. */
  address: string;
  /** Folder of a new repository. */
  standalone?: string;
  isValid: boolean;
}

function parse(args: string[]): Parsed {
  try {
    const options = { standalone: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [command, name = '', address = '', ...rest] = positionals;
    const isMeant = values.standalone === undefined || command === 'remote';
    return { command, name, address, ...values, isValid: rest.length === 0 && isMeant };
  } catch {
    return { name: '', address: '', isValid: false };
  }
}

/** npm runs the command in the root folder, and names the folder in which it was typed. */
const fromCaller = (root: string, folder: string) => resolve(process.env.INIT_CWD ?? root, folder);

const LINKS =
  'Other parts link to the page by a builder in shared-contracts/src/contracts/routes.ts.';

async function addPage(root: string, page: NewPage): Promise<string> {
  const files = await createPage(root, page);
  await finish(root, root, page, files);
  return `${listed(root, files)}\n\nNext: translate the new messages in bn.po and fr.po. ${LINKS}`;
}

async function addRemote(root: string, page: NewPage): Promise<string> {
  const files = await createRemote(root, page);
  await finish(root, root, page, files);
  return `${listed(root, files)}\n\nNext: run npm install, and translate the new messages in bn.po and fr.po. ${LINKS}`;
}

async function addRepository(root: string, page: NewPage, folder: string): Promise<string> {
  const files = await createStandalone(root, page, folder);
  await finish(root, folder, page, files);
  return `${listed(folder, files)}\n\nNext: run npm install in ${folder}, and translate the new messages in bn.po and fr.po. README.md names the commands.`;
}

async function printPackages(root: string, folder: string): Promise<string> {
  const made = await makePackages(root, folder);
  const lines = made.map(({ name, version, file }) => `${name} ${version}: ${join(folder, file)}`);
  const files = made.map(({ file }) => `./packages/${file}`).join(' ');
  return [...lines, '', `Next, in the repository of a remote: npm install ${files}`].join('\n');
}

/** @param folder root folder of the repository that contains the new files */
async function finish(
  root: string,
  folder: string,
  { remote }: NewPage,
  files: readonly string[],
): Promise<void> {
  // Adds the new messages to the catalogue: a message without an entry would be shown uncompiled.
  await extractMessages(folder, readLinguiConfig(folder, [remote]), [], root);
  // Formats the files, because long paths need other line breaks than the templates have.
  const biome = join(root, 'node_modules/.bin/biome');
  await promisify(execFile)(biome, ['check', '--write', ...files], { cwd: folder });
}

const listed = (folder: string, files: readonly string[]) =>
  files.map((file) => relative(folder, file)).join('\n');
