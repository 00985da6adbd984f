import { PARTS, type Scope, SIZES } from '../Step';

export const HELP = `Usage: npm test -- [words]
  (nothing)     the gate, which must be green before a change is done
  full          the gate and everything that takes longer: the second database, fault matrices, more
                rounds of model tests, other versions of Node and React, Chromium 109
  soak          only the tests with a workload for the soak (fuzzing, kills, races, large markets,
                old releases of each part beside new ones), and a purchase in Firefox and in WebKit
  <package>     the package alone: types, lint, borders, conventions, its Jest tests, its journeys, and
                the shell's journeys on its pages, widgets and services; a remote runs beside the
                live releases of the shop that the release command finds (SHOP, DATA_DIR or .data),
                or else beside builds of this checkout
  changed       the packages with changed files: commits that are not on the upstream branch
                (or origin/main; without either, the last commit), uncommitted changes and
                untracked files; a change of shared-contracts or of a setting in the root folder
                affects all packages
  static, unit, e2e
                only these parts: static checks, Jest, builds and journeys
  list          prints the tests of each size and runs nothing
  --help        prints this text
Words combine: npm test -- full mf-content unit`;

export type Parsed =
  | { kind: 'scope'; scope: Scope; isChanged: boolean }
  | { kind: 'help' }
  | { kind: 'list' }
  | { kind: 'unknown'; word: string };

/** Parses the words after `npm test --`. */
export function parseArguments(words: readonly string[], packages: readonly string[]): Parsed {
  if (words.includes('--help')) return { kind: 'help' };
  const known = [...PARTS, ...packages, ...SIZES, 'changed', 'list'];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) return { kind: 'unknown', word: unknown };
  if (words.includes('list')) return { kind: 'list' };
  const parts = PARTS.filter((part) => words.includes(part));
  const size = SIZES.findLast((name) => words.includes(name)) ?? 'gate';
  const whole = size === 'soak' ? (['unit', 'e2e'] as const) : PARTS;
  const chosen = packages.filter((name) => words.includes(name));
  return {
    kind: 'scope',
    isChanged: words.includes('changed'),
    scope: {
      size,
      parts: parts.length > 0 ? parts : whole,
      packages: chosen.length > 0 ? chosen : undefined,
    },
  };
}
