import type { SourceChange, Sources } from './Sources';

const WORD = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;
const DECLARATION =
  /^(?:export |default |declare |abstract |async )*(?:const|let|function|interface|type|class|enum)\s+([\w$]+)/;

/**
 * Words of the lines that a change adds or removes, and names of the declarations of the same file
 * that depend on these lines. A file that the change breaks most likely contains one of them.
 */
export function changedWords(changes: readonly SourceChange[]): Set<string> {
  const words = changes.flatMap(({ before = '', after = '' }) => [
    ...wordsOutside(before, after),
    ...wordsOutside(after, before),
  ]);
  return new Set(words);
}

/** Words of a text's lines that the other text lacks, and names of dependent declarations. */
function wordsOutside(text: string, other: string): string[] {
  const known = new Set(other.split('\n'));
  const changed: string[] = [];
  const changedNames = new Set<string>();
  const declarations = new Map<string, Set<string>>();
  let name = '';
  for (const line of text.split('\n')) {
    name = DECLARATION.exec(line)?.[1] ?? name;
    const words = [...line.matchAll(WORD)].map(([word]) => word);
    const all = declarations.get(name) ?? new Set();
    for (const word of words) all.add(word);
    declarations.set(name, all);
    if (known.has(line)) continue;
    changed.push(...words);
    if (name !== '') changedNames.add(name);
  }
  // The loop also visits names that are added during the iteration.
  for (const changedName of changedNames) {
    for (const [dependent, words] of declarations) {
      if (words.has(changedName)) changedNames.add(dependent);
    }
  }
  return [...changed, ...changedNames];
}

/**
 * Orders files so that the files that a change most likely breaks are checked first: changed files,
 * then files with the rarest changed words, then the nearest files.
 * @param distances number of imports between each file and the change
 */
export function orderChecks(
  distances: ReadonlyMap<string, number>,
  words: ReadonlySet<string>,
  sources: Pick<Sources, 'textOf'>,
): string[] {
  const files = [...distances.keys()];
  /** For each file, the number of files that contain its rarest changed word. */
  const rarity = new Map<string, number>();
  for (const word of words) {
    const found = files.filter((file) => sources.textOf(file)?.includes(word));
    for (const file of found) {
      rarity.set(file, Math.min(rarity.get(file) ?? files.length, found.length));
    }
  }
  return [...distances]
    .map(([file, distance]) => ({
      file,
      distance,
      // Changed files come first: if one cannot be parsed, checks of other files are useless.
      rank: distance === 0 ? 0 : (rarity.get(file) ?? files.length),
    }))
    .sort((one, other) => one.rank - other.rank || one.distance - other.distance)
    .map(({ file }) => file);
}
