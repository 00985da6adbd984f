import type { GateContext, Output, Tally } from '../Step';
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

/** Checks the project's conventions that no existing tool checks. */
export async function runChecks({ root, scope }: GateContext, output: Output): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  const notes: string[] = [];
  const tree = { root, packages: scope.packages };
  for (const { title, find, count } of checks) {
    const violations = await find(tree);
    if (count) notes.push(await count(tree));
    tally[violations.length > 0 ? 'failed' : 'passed'] += 1;
    output(`${violations.length > 0 ? '✗' : '✓'} ${title}\n`);
    for (const violation of violations) output(`    ${violation}\n`);
  }
  return { ...tally, notes };
}
