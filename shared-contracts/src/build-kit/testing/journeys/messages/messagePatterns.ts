/** Placeholder for a value in a message. */
export const VALUE = '\u0001';
/** Placeholder for a count in a message. */
export const NUMBER = '\u0002';

const PLURAL = /\{\w+, plural,((?: ?[=\w]+ \{[^{}]*\})+)\}/;
const FORM = /\{([^{}]*)\}/g;

/** Returns each plural form of a message, with placeholders for its values and counts. */
export function formsOf(message: string): string[] {
  const valued = message.replace(/\{\w+\}/g, VALUE);
  const [whole, forms] = PLURAL.exec(valued) ?? [];
  if (whole === undefined || forms === undefined) return [valued];
  return [...forms.matchAll(FORM)].flatMap(([, form = '']) =>
    formsOf(valued.replace(whole, form.replaceAll('#', NUMBER))),
  );
}

/** Splits a text of a message at its elements, such as `<0>`. */
export const splitAtElements = (text: string): string[] => text.split(/<\/?\d+\/?>/);

/** Returns the source of a regular expression that matches a text with any values and counts. */
export function sourceOf(text: string): string {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return literal.replaceAll(VALUE, '.+').replaceAll(NUMBER, String.raw`[\d০-৯\s.,]+`);
}
