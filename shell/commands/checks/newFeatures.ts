import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

const HAS = /:has\(/;

/**
 * Features that Chromium 109 or Firefox 115 lacks (decision 092), with what to write instead. The
 * list leaves out features whose absence changes only the appearance, such as `text-wrap`.
 */
const MISSING: readonly [RegExp, string][] = [
  [/\.(toReversed|toSorted|toSpliced)\(/, 'copy the array and change the copy'],
  [/\bURL\.(canParse|parse)\(/, 'use parseUrl of contracts/pages/ownPath'],
  [/\bAbortSignal\.any\(/, 'pass one controller on'],
  [/\bPromise\.(withResolvers|try)\b/, 'use new Promise'],
  [/\b(Array\.fromAsync|(Object|Map)\.groupBy|Iterator\.)/, 'use a loop'],
  [/\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 'use a loop'],
  [
    /\.(toBase64|toWellFormed|isWellFormed|moveBefore|requestClose)\(/,
    'only newer browsers have it',
  ],
  [/\blight-dark\(|@scope\b|\bsubgrid\b|:user-(in)?valid|:dir\(/, 'write it without'],
  [/\b(anchor-name|position-anchor|animation-timeline|commandfor)\b/i, 'write it without'],
  // A fallback declaration in the line above does not help: if the value contains var(), the
  // browser detects the unknown function only after it has dropped the fallback.
  [/\bcolor-mix\(/, 'use a token'],
  [/\(scripting: /, 'use design/withoutScripts'],
  [/\b(show|hide|toggle)Popover\b|:popover-open/, 'use useSheet or openModal'],
  [HAS, 'Firefox 115 lacks it: use it only where a fault of appearance is all that remains'],
];

/** Matches a property that needs its `-webkit-` form in the line above. */
const PREFIXED = /^\s*(mask(?:-image)?): /;

/** Paths of code that browsers run. */
const BROWSER = /^(mf-[^/]+|shell)\/src\/|^shared-contracts\/src\/(contracts|design-system)\//;
const NOT_BROWSER = /\.test\.tsx?$|\.server\.tsx?$|\/(server|testing)\/|\/buildFonts/;

/** Files that use such a feature and contain its fallback. */
const WITH_OWN_FALLBACK = [
  'contracts/rendering/CarriedPage.ts',
  'design-system/design/tokens.ts',
  'design-system/ui/Dialog.styles.ts',
  'design-system/ui/openModal.ts',
  'shell/src/header/Header.tsx',
  'shell/src/header/SearchSheet.tsx',
  'shell/src/header/sheet.styles.ts',
  'shell/src/header/useSheet.ts',
  'shell/src/notices/useToastHost.ts',
];

/** Files that use `:has` only for appearance. */
const APPEARANCE_BY_HAS = [
  'design-system/design/baseCss.ts',
  // Without `:has`, unneeded address fields stay visible, and the server ignores their values.
  'mf-cart-checkout/src/checkout/AddressStep.tsx',
  'mf-cart-checkout/src/checkout/ChoiceCard.tsx',
  'mf-catalog/src/product/ProductPage.styles.ts',
  'mf-catalog/src/search/SearchResults.styles.ts',
  'shell/src/document/documentStyle.ts',
];

const isIn = (files: readonly string[], file: string) => files.some((name) => file.endsWith(name));

export const newFeatures: Check = {
  title: 'Code for browsers uses no feature that Chromium 109 or Firefox 115 lacks',
  find: async (tree) => {
    const files = (await listFiles(tree)).filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        BROWSER.test(file) &&
        !NOT_BROWSER.test(file) &&
        !isIn(WITH_OWN_FALLBACK, file),
    );
    const found = files.map(async (file) => {
      const text = await readFile(join(tree.root, file), 'utf8');
      return findNewFeatures(text, isIn(APPEARANCE_BY_HAS, file)).map((it) => `${file}:${it}`);
    });
    return (await Promise.all(found)).flat();
  },
};

/**
 * @param isAppearance true for a file that may use `:has`, because the file uses it only for
 * appearance
 * @returns each line that uses a missing feature: its number, its text and what to write instead
 */
export function findNewFeatures(text: string, isAppearance = false): string[] {
  const refused = MISSING.filter(([pattern]) => !(isAppearance && pattern === HAS));
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (/^\s*(\/\/|\*|\/\*)/.test(line)) return [];
    const missing = refused.filter(([pattern]) => pattern.test(line)).map(([, advice]) => advice);
    const property = PREFIXED.exec(line)?.[1];
    const hasPrefixed = lines[index - 1]?.trim().startsWith(`-webkit-${property}:`);
    const bare = property && !hasPrefixed ? [`write -webkit-${property} above`] : [];
    return [...missing, ...bare].map((advice) => `${index + 1}: ${line.trim()}: ${advice}`);
  });
}
