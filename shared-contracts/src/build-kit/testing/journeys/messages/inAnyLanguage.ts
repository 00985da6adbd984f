import { readInterfaceMessages } from './interfaceMessages';
import { formsOf, sourceOf, splitAtElements } from './messagePatterns';

/** Matches spaces, and the invisible character that `translatePages` adds to each text. */
const GAP = String.raw`[\s\u200b]*`;

/**
 * Matches a whole text of the interface in English, Bangla and French. With it, an action finds its
 * control on a page in any language.
 * @param message the English text as in the catalogues; `{name}` and other values match any text
 * @throws Error if no catalogue contains the message
 */
export const inAnyLanguage = (message: string): RegExp =>
  new RegExp(`^${GAP}(?:${sourcesOf(message)})${GAP}$`);

/** Matches the label of an optional field, which ends with "(optional)" in the page's language. */
export const optionalInAnyLanguage = (label: string): RegExp =>
  new RegExp(`^${GAP}(?:${sourcesOf(label)})${GAP}(?:${sourcesOf('(optional)')})`);

function sourcesOf(message: string): string {
  const translations = (['bn', 'fr'] as const).flatMap((locale) => [
    ...(readInterfaceMessages(locale).get(message) ?? []),
  ]);
  if (translations.length === 0) throw new Error(`No catalogue contains “${message}”.`);
  const sources = [message, ...translations].flatMap(formsOf).map((form) =>
    // Accessible names have ordinary spaces instead of the no-break spaces of French texts.
    splitAtElements(form).map(sourceOf).join(GAP).replace(/\s+/g, String.raw`\s+`),
  );
  return sources.join('|');
}
