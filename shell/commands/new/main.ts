import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { extractMessages, readLinguiConfig } from '../messages/extractMessages';
import { createPage, createRemote } from './createFiles';

const USAGE = `Usage: npm run new -- <command>
  remote mf-<name> [<e-mail>]    a remote with one page at /<name>, and its owner's address
  page <remote> <address>        a page of a remote, at /<address>
Names are in kebab-case: small letters, digits and hyphens.`;

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `npm run new`: creates the files of a page or a remote from templates. */
export async function main(root: string, args: string[]): Promise<void> {
  const [, remote = ''] = args;
  const make = commandOf(root, args);
  if (!make) {
    console.error(USAGE);
    process.exit(2);
  }
  try {
    const files = await make();
    // Adds the new messages to the catalogue: a message without an entry would be shown uncompiled.
    await extractMessages(root, readLinguiConfig(root, [remote]));
    // Formats the files, because long paths need other line breaks than the templates have.
    const biome = join(root, 'node_modules/.bin/biome');
    await promisify(execFile)(biome, ['check', '--write', ...files], { cwd: root });
    for (const file of files) console.log(relative(root, file));
    console.log(
      '\nNext: run npm install (after a new remote), and translate the new messages in bn.po and fr.po. ' +
        'Other parts link to the page by a builder in shared-contracts/src/contracts/routes.ts.',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function commandOf(root: string, [command, name = '', address = '', ...rest]: string[]) {
  if (rest.length > 0 || !NAME.test(name)) return undefined;
  const isRemote = name.startsWith('mf-');
  if (command === 'remote' && isRemote && (address === '' || EMAIL.test(address))) {
    const owner = address === '' ? {} : { ownerEmail: address };
    return () => createRemote(root, { remote: name, slug: name.replace('mf-', ''), ...owner });
  }
  if (command === 'page' && isRemote && NAME.test(address)) {
    return () => createPage(root, { remote: name, slug: address });
  }
  return undefined;
}
