import { PARTS, type Scope } from '../Step';

export const HELP = `Usage: npm test -- [words]
  (nothing)     the whole gate
  <package>     all that a change of the package can break: types, lint, borders, conventions, its
                Jest tests, its release beside live releases of the others, its journeys and
                those of the shell that hold every remote's pages to one rule
  changed       the packages with changed files: commits that are not on the upstream branch
                (or origin/main; without either the last commit), uncommitted changes and
                untracked files; a change of shared-contracts or of a setting at the top reaches
                all packages
  static, unit, e2e
                only these parts: checks without running, Jest, builds and journeys
  soak          only the files with long tests (fuzzing, kills, races, large markets), with
                their full dose, where the gate runs a smaller one; and a purchase in Firefox
                and in WebKit
  --help        this text
Words combine: npm test -- mf-content static unit`;

export type Parsed =
  | { kind: 'scope'; scope: Scope; isChanged: boolean }
  | { kind: 'help' }
  | { kind: 'unknown'; word: string };

/** Reads the words after `npm test --`. */
export function parseArguments(words: readonly string[], packages: readonly string[]): Parsed {
  if (words.includes('--help')) return { kind: 'help' };
  const known = [...PARTS, ...packages, 'changed', 'soak'];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) return { kind: 'unknown', word: unknown };
  const parts = PARTS.filter((part) => words.includes(part));
  const isSoak = words.includes('soak');
  const whole = isSoak ? (['unit', 'e2e'] as const) : PARTS;
  const chosen = packages.filter((name) => words.includes(name));
  return {
    kind: 'scope',
    isChanged: words.includes('changed'),
    scope: {
      parts: parts.length > 0 ? parts : whole,
      packages: chosen.length > 0 ? chosen : undefined,
      isSoak,
    },
  };
}
