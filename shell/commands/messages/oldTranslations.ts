import PO from 'pofile';

/** Marks the comment that `keepOldTranslations` writes. */
const MARK = 'was ';
/** Minimum share of common words at which a new English text counts as a changed old text. */
const ALIKE = 0.5;

type Item = InstanceType<typeof PO.Item>;

const idOf = ({ msgid, msgctxt }: Item) => (msgctxt ? `${msgid} (${msgctxt})` : msgid);

const currentItems = (text: string) => PO.parse(text).items.filter(({ obsolete }) => !obsolete);

/**
 * Removes the source lines of the messages from a `.po` file. They would change with each edit.
 * @returns the rest of the file, and the first source line of each message
 */
export function takePlaces(text: string): { text: string; placeOf: Map<string, string> } {
  const places = PO.parse(text).items.map(
    (item) => [idOf(item), item.references[0] ?? ''] as const,
  );
  return { text: text.replaceAll(/^#: .*\n/gm, ''), placeOf: new Map(places) };
}

/** The messages that differ between two versions of a `.po` file. */
export function compareIds(before: string, after: string): { added: string[]; removed: string[] } {
  const [old, now] = [before, after].map((text) => currentItems(text).map(idOf));
  return {
    added: (now ?? []).filter((id) => !old?.includes(id)),
    removed: (old ?? []).filter((id) => !now?.includes(id)),
  };
}

/**
 * If a new message resembles a removed one or is the only change, adds the removed message and its
 * translation as a comment. Translators need the old translation if an English text was changed. Removes the comment
 * once the new message is translated.
 * @param before content of a `.po` file before the messages were extracted
 * @param after content of the file afterwards
 */
export function keepOldTranslations(before: string, after: string): string {
  const { added, removed } = compareIds(before, after);
  const old = currentItems(before).filter((item) => removed.includes(idOf(item)));
  // A single new message in place of a single removed one is a changed text, however different.
  const changed = old.length === 1 && added.length === 1 ? old[0] : undefined;
  const catalogue = PO.parse(after);
  let isChanged = false;
  for (const item of catalogue.items) {
    const others = item.comments.filter((comment) => !comment.startsWith(MARK));
    const isTranslated = item.msgstr.some((text) => text !== '');
    const isNew = added.includes(idOf(item)) && !isTranslated;
    const match = isNew ? (mostAlike(item, old) ?? changed) : undefined;
    const kept = isTranslated ? [] : item.comments.filter((it) => it.startsWith(MARK));
    const mine = match ? [`${MARK}"${match.msgid}": ${match.msgstr.join(' | ')}`] : kept;
    if (others.length + mine.length === item.comments.length && !match) continue;
    item.comments = [...others, ...mine];
    isChanged = true;
  }
  return isChanged ? catalogue.toString() : after;
}

function mostAlike(item: Item, old: readonly Item[]): Item | undefined {
  const rated = old
    .map((each) => ({ each, share: likeness(item.msgid, each.msgid) }))
    .filter(({ share }) => share >= ALIKE)
    .sort((one, other) => other.share - one.share);
  return rated[0]?.each;
}

/** Share of the words that two texts have in common, 0 to 1. */
function likeness(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const common = [...left].filter((word) => right.has(word)).length;
  return (2 * common) / (left.size + right.size || 1);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
