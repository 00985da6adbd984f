import { html } from './html';
import { showJson } from './showCall';

describe('html', () => {
  it.each([
    ['<b>&"\'', '<p>&lt;b&gt;&amp;&quot;&#39;</p>'],
    [false, '<p></p>'],
    [undefined, '<p></p>'],
    [0, '<p>0</p>'],
    [[html`<i>${'<'}</i>`], '<p><i>&lt;</i></p>'],
  ] as const)('shows %j as %j', (piece, markup) => {
    expect(html`<p>${piece}</p>`.markup).toBe(markup);
  });

  it('escapes what an example holds', () => {
    const { markup } = showJson({ '<k>': '</code><script>' });
    expect(markup).not.toMatch(/<script|<k>/);
    expect(markup).toContain('&lt;script&gt;');
  });
});
