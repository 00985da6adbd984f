const MAX_OBJECTS = 2;
const LONG_TEXT = 400;
const PARAGRAPH_END = '</p>';

/** A reply as an example: two things of every list of things, one paragraph of a long text. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return shortenText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return shortenList(value).map(shorten);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]));
}

function shortenText(text: string): string {
  const end = text.indexOf(PARAGRAPH_END);
  return text.length > LONG_TEXT && end > 0 ? text.slice(0, end + PARAGRAPH_END.length) : text;
}

/** Plain values stay: they belong together, as the five counts of stars do. */
function shortenList(list: unknown[]): unknown[] {
  return list.some((each) => typeof each === 'object') ? list.slice(0, MAX_OBJECTS) : list;
}
