import { type GateContext, isRemotesOnly, type Output, type Scope, type Tally } from '../Step';
import { agreeingTranslations } from './agreeingTranslations';
import { leftovers, rawColours, secrets, testTitles, weakCryptography } from './bannedLines';
import { casts } from './casts';
import { citedTests } from './citedTests';
import { documentedCommands } from './documentedCommands';
import { documentedPaths } from './documentedPaths';
import { documentSizes } from './documentSizes';
import { engineExports } from './engineExports';
import { extractedMessages } from './extractedMessages';
import { folderNames, topLevel } from './fileNames';
import { glossaryTerms } from './glossaryTerms';
import { allowedLicences, portableLockFile } from './lockFile';
import { newFeatures } from './newFeatures';
import { ownershipTable } from './ownershipTable';
import { partManifests } from './partManifests';
import { securityInventory } from './securityInventory';
import { fileSizes, folderSizes } from './sourceFiles';
import { shownErrors, specification } from './specification';
import { untranslatedTexts } from './untranslatedTexts';

const checks = [
  topLevel,
  folderNames,
  folderSizes,
  fileSizes,
  leftovers,
  secrets,
  weakCryptography,
  rawColours,
  newFeatures,
  casts,
  testTitles,
  portableLockFile,
  allowedLicences,
  extractedMessages,
  agreeingTranslations,
  glossaryTerms,
  untranslatedTexts,
  ownershipTable,
  partManifests,
  documentedPaths,
  documentedCommands,
  documentSizes,
  engineExports,
  securityInventory,
  citedTests,
  specification,
  shownErrors,
];

const REMOTE = /\bmf[-_][a-z]+(?:[-_][a-z]+)*/g;

/**
 * Selects the violations that count for a run. If the scope consists only of remotes, a violation
 * counts if it names at least one of them and no other remote. Otherwise, all violations count.
 */
export function violationsIn(packages: Scope['packages'], violations: readonly string[]) {
  if (!packages || !isRemotesOnly(packages)) return violations;
  return violations.filter((violation) => {
    const named = (violation.match(REMOTE) ?? []).map((name) => name.replaceAll('_', '-'));
    return named.length > 0 && named.every((name) => packages.includes(name));
  });
}

/** Checks the project's conventions that no existing tool checks. */
export async function runChecks({ root, scope }: GateContext, output: Output): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  const notes: string[] = [];
  const tree = { root, packages: scope.packages };
  for (const { title, find, count } of checks) {
    const violations = violationsIn(scope.packages, await find(tree));
    if (count) notes.push(await count(tree));
    tally[violations.length > 0 ? 'failed' : 'passed'] += 1;
    output(`${violations.length > 0 ? '✗' : '✓'} ${title}\n`);
    for (const violation of violations) output(`    ${violation}\n`);
  }
  return { ...tally, notes };
}
