const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Characters that XML 1.0 does not allow, not even as references: control characters and lone
 * surrogates.
 */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Escapes text for an element or a quoted attribute of XML. Removes characters that XML does not
 * allow.
 */
export const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_XML, ''));

/**
 * Writes JSON for a script element. No value can end the element. U+2028 and U+2029 are escaped,
 * because older parsers read them as the end of a line of script.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
