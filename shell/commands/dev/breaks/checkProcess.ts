import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerMessage } from '@marketplace/contracts/server/ServerMessage';
import { listFiles, readWorkspaces, writeWholeProject } from '../../projectFiles';
import { BreakFinder } from './BreakFinder';
import { FolderWatch } from './FolderWatch';
import { printBreaks } from './printBreaks';
import { isSource, Sources } from './Sources';
import { TypeProgram } from './TypeProgram';

/** A lower priority than that of the builds, because the developer waits for the page first. */
const NICENESS = 10;

const send = (message: ServerMessage) => process.send?.(message);

/** Reads the names by which the packages of this repository import each other. */
const readNames = (root: string, folders: readonly string[]) =>
  folders.map((folder): string => {
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    return JSON.parse(text).name;
  });

/**
 * Prints the places that a change of a contract breaks, until the parent process ends. Runs in a
 * process of its own, because calls of the compiler block the process.
 * @param root absolute path of the repository, without a trailing slash
 */
async function checkContracts(root: string): Promise<never> {
  setPriority(NICENESS);
  const folders = await readWorkspaces(root);
  const watch = new FolderWatch(root, folders, isSource);
  const files = new Set(await listFiles({ root, packages: folders }));
  const sources = new Sources(root, [...files].filter(isSource), readNames(root, folders));
  const project = await writeWholeProject(root, path.join(root, '.cache/contracts'));
  const program = new TypeProgram(root, project);
  const finder = new BreakFinder(program, sources, printBreaks(root, console.log));
  send({ type: 'progress', text: 'changes of contracts are checked against all parts' });
  // The port is 0, because this process listens on none.
  send({ type: 'ready', port: 0 });
  for (;;) {
    finder.take(await watch.next());
    // Lets the watchers report between two checks, because a new change reorders the checks.
    while (!watch.hasChanges && finder.checkNext()) await nextTurn();
  }
}

const [root = ''] = process.argv.slice(2);
await checkContracts(path.resolve(root));
