import { html, type Markup } from './html';

/** A line of a docblock: what stands between backticks is code. */
export function prose(text: string): Markup[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** Paragraphs of docblocks. */
export const paragraphs = (text: string): Markup[] =>
  text.split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`);
