import { agreeingCatalogues } from './agreeingCatalogues';
import { allowedLicences } from './allowedLicences';
import { casts } from './casts';
import { catalogues } from './catalogues';
import { folderNames } from './folderNames';
import { leftovers } from './leftovers';
import { portableLockFile } from './portableLockFile';
import { rawColours } from './rawColours';
import { secrets } from './secrets';
import { testTitles } from './testTitles';
import { textsInCatalogues } from './textsInCatalogues';
import { topLevel } from './topLevel';

const checks = [
  topLevel,
  folderNames,
  leftovers,
  secrets,
  rawColours,
  casts,
  testTitles,
  portableLockFile,
  allowedLicences,
  catalogues,
  agreeingCatalogues,
  textsInCatalogues,
];

/** The rules no ready-made tool knows. */
export async function runChecks(root: string): Promise<{ passed: number; failed: number }> {
  const tally = { passed: 0, failed: 0 };
  for (const { title, find } of checks) {
    const violations = await find(root);
    tally[violations.length > 0 ? 'failed' : 'passed'] += 1;
    console.log(`${violations.length > 0 ? '✗' : '✓'} ${title}`);
    for (const violation of violations) console.log(`    ${violation}`);
  }
  return tally;
}
