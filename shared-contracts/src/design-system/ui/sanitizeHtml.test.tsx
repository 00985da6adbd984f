import fc from 'fast-check';
import { HOSTILE_HTML } from '../../build-kit/testing/hostileHtml';
import { workload } from '../../build-kit/testing/workload';
import { sanitizeHtml } from './sanitizeHtml';

const ORIGIN = 'https://shop.example';
const KNOWN =
  /^(H[234]|P|[BH]R|BLOCKQUOTE|[UO]L|LI|D[LTD]|DIV|STRONG|B|EM|I|U|S|SMALL|SUB|SUP|SPAN|A|CODE|PRE|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD|IMG|FIGURE|FIGCAPTION)$/;
const ATTRIBUTES =
  /^(tabindex|lang|dir|href|title|rel|src|alt|width|height|loading|colspan|rowspan|scope)$/;

/** Parses a page that contains the given HTML between a heading and a footer. */
function put(html: string) {
  const page = `<main><h1>before</h1><section>${html}</section><footer>after</footer></main>`;
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  // The cast is safe: the page above contains a section.
  return { body, section: body.querySelector('section') as Element };
}

function expectHarmless(html: string): void {
  const { body, section } = put(html);
  for (const element of section.querySelectorAll('*')) {
    expect(element.tagName).toMatch(KNOWN);
    for (const { name } of element.attributes) expect(name).toMatch(ATTRIBUTES);
  }
  for (const link of section.querySelectorAll('[href]')) {
    const { protocol } = new URL(link.getAttribute('href') ?? '', ORIGIN);
    expect(protocol).toMatch(/^(https|mailto|tel):$/);
  }
  for (const picture of section.querySelectorAll('[src]')) {
    expect(new URL(picture.getAttribute('src') ?? '', ORIGIN).origin).toBe(ORIGIN);
  }
  section.remove();
  expect(body.innerHTML).toBe('<main><h1>before</h1><footer>after</footer></main>');
}

const textOf = (html: string) => put(sanitizeHtml(html)).section.textContent;

describe('sanitizeHtml', () => {
  it.each([
    '<h2>Fresh</h2><p>From <strong>Padma</strong></p><ul><li>রুই</li></ul>',
    '<table tabindex="0"><tbody><tr><th scope="row">a</th><td colspan="2">1</td></tr></tbody></table>',
    '<p lang="bn" dir="ltr">মাছ &amp; ফল, 5 &lt; 6</p><br><hr>',
    '<a href="https://a.example/x" title="x" rel="nofollow noopener">x</a>',
    '<a href="/product">x</a>',
    '<img src="/api/media/a.webp" alt="a" width="40" loading="lazy">',
  ])('keeps %s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each(HOSTILE_HTML)('makes %j harmless', (html) => {
    expectHarmless(sanitizeHtml(html));
    expect(sanitizeHtml(html)).not.toMatch(/javascript:|evil\.example|alert\(1\)["'>]/i);
  });

  it.each([
    ['a < b > c', 'a < b > c'],
    ['<div>Fresh <font color="red">river</font> fish</div>', 'Fresh river fish'],
    ['Fresh<script>steal()</script><style>p{}</style> fish', 'Fresh fish'],
    ['Fresh<script>steal()', 'Fresh'],
    ['<p title="a>b">Fresh</p>', 'Fresh'],
    ['<p class=x data-y>Fresh', 'Fresh'],
    ['&lt;script&gt; is a word', '<script> is a word'],
  ])('turns %j into HTML with the text %j', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it.each([
    ['<b>Fresh <i>river</b> fish', '<b>Fresh <i>river</i></b> fish'],
    ['</section></main>Fresh</div>', 'Fresh'],
    ['<a href="/<">Fresh', '<a>Fresh</a>'],
    ['<table><tr><td>Fresh', '<table tabindex="0"><tr><td>Fresh</td></tr></table>'],
  ])(
    'closes all open elements of %j, and ignores end tags without a start tag',
    (html, expected) => {
      expect(sanitizeHtml(html)).toBe(expected);
    },
  );

  it('adds an empty alternative text to pictures of the shop that have none, and removes pictures of other origins', () => {
    expect(sanitizeHtml('<img src="/a.webp">')).toBe('<img src="/a.webp" alt="" loading="lazy">');
    for (const src of ['https://spy.example/a.gif', '//spy.example/a.gif', 'data:image/gif,x']) {
      expect(sanitizeHtml(`<img src="${src}">`)).toBe('');
    }
  });

  it('makes any HTML harmless, and leaves its own output unchanged', () => {
    const pieces = fc.constantFrom(
      ...['<', '>', '</', '/>', '"', "'", '=', ' ', '&', '&#x3c;', '&colon;', '<!--', '-->', '\n'],
      ...['a', 'b', 'p', 'ul', 'li', 'pre', 'h2', 'h3', 'table', 'tr', 'td', 'caption', 'img'],
      ...['<a ', '<b>', '<i>', '<p>', '<ul>', '<li>', '<table>', '<td>', '<tr>', '<h2>', '<div>'],
      ...['</a>', '</b>', '</p>', '</ul>', '</table>', '</td>', '</section>', '</main>', '<br>'],
      ...['<svg>', '</svg>', '<math>', '<style>', '</style>', '<script>', '<select>', '<title>'],
      ...[
        'href=',
        'src=',
        'title="',
        ' onerror=',
        'javascript:',
        'https://',
        '//evil.example',
        '/',
      ],
      ...['dir="rtl"', 'constructor', '__proto__', 'style=', 'srcdoc=', 'alert(1)', 'রুই', '\u202e'],
    );
    const html = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(html, (given) => {
        const written = sanitizeHtml(given);
        expectHarmless(written);
        expect(sanitizeHtml(written)).toBe(written);
      }),
      { numRuns: workload({ gate: 300, soak: 2000 }) },
    );
  });

  it.each([
    '<a "',
    '<a ="',
    '<script>',
    '</script',
    '<!--',
    '<b>',
    '</i><b>',
    '<p a = ',
    '<',
    '<svg></svg',
  ])('takes less than a second for 30,000 repetitions of %j', (piece) => {
    const before = process.cpuUsage();
    sanitizeHtml(piece.repeat(30_000));
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(1000);
  });
});
