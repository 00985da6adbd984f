const DOCBLOCK_AT_END = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*(?:export\s+)?$/;

/** The docblock a text ends with, as one line without its stars and tags. */
export function docBefore(text: string): string {
  const inside = DOCBLOCK_AT_END.exec(text)?.[1] ?? '';
  const lines = inside.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
  const firstTag = lines.findIndex((line) => line.startsWith('@'));
  const prose = firstTag === -1 ? lines : lines.slice(0, firstTag);
  return prose.join(' ').replace(/\s+/g, ' ').trim();
}
