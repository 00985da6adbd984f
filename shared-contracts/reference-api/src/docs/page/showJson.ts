import { html, type Markup } from './html';

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)/g;

/** JSON as people read it, its keys, texts and plain values told apart. */
export function showJson(value: unknown): Markup {
  const text = JSON.stringify(value, null, 2);
  const pieces: Markup[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    pieces.push(html`${text.slice(end, match.index)}`, showToken(match));
    end = match.index + match[0].length;
  }
  // Wide values scroll sideways, for which the keyboard needs a way in.
  return html`<pre tabindex="0"><code>${pieces}${text.slice(end)}</code></pre>`;
}

function showToken([whole, quoted, colon]: RegExpMatchArray): Markup {
  if (!quoted) return html`<span class="plain">${whole}</span>`;
  const kind = colon ? 'key' : 'text';
  return html`<span class="${kind}">${quoted}</span>${colon}`;
}
