/** A piece of markup that is safe as it is. */
export interface Markup {
  readonly markup: string;
}

type Piece = Markup | string | number | false | undefined | readonly Markup[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Markup with its values escaped, whatever they hold; nothing for `false` and `undefined`. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  const markup = parts.map((part, index) => part + show(pieces[index])).join('');
  return { markup };
}

function show(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'number') return JSON.stringify(piece);
  if (typeof piece === 'string') return escapeText(piece);
  if ('markup' in piece) return piece.markup;
  return piece.map(({ markup }) => markup).join('');
}

/** A line of a docblock: what stands between backticks is code. */
export function prose(text: string): Markup[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** Paragraphs of docblocks. */
export const paragraphs = (text: string): Markup[] =>
  text.split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`);
