import type { ReleaseFacts } from '@marketplace/contracts/facts/ReleaseFacts';

type MissingTexts = ReleaseFacts['missingTexts'];

/** Maximum number of texts to print after one build. Further texts are only counted. */
const PRINTED_TEXTS = 20;

/**
 * Creates a function that prints the texts of a part that lack a translation, with file and line.
 * Call it after each build. It prints a text again only if the text had its translation meanwhile.
 */
export function printMissingTexts(print: (line: string) => void): (missing: MissingTexts) => void {
  let printed = new Map<string, string>();
  return (missing) => {
    const lines = warningsOf(missing);
    const added = [...lines].filter(([key]) => !printed.has(key)).map(([, line]) => line);
    printed = lines;
    for (const line of added.slice(0, PRINTED_TEXTS)) print(line);
    const more = added.length - PRINTED_TEXTS;
    if (more > 0) print(`${more} more texts are not translated.`);
  };
}

/** Returns a line per text and file. The keys have no line numbers, because edits move lines. */
function warningsOf({ en = [], ...others }: MissingTexts): Map<string, string> {
  const isExtracted = ({ text }: { text: string }) => en.every((each) => each.text !== text);
  return new Map([
    ...en.map((each) =>
      warningOf(each, 'has no entry in the .po files: npm run extract, then translate it'),
    ),
    ...Object.values(others)
      .flat()
      .filter(isExtracted)
      .map((each) => warningOf(each, 'is not translated')),
  ]);
}

const warningOf = ({ text, at }: { text: string; at: string }, state: string) =>
  [`${at.replace(/:\d+$/, '')} ${text}`, `${at} "${text}" ${state}`] as const;
