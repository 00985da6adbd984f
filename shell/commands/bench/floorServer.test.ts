import { floorPage } from './floorServer';

const PICTURE = '<img fetchPriority="high" src="/media/a.webp" width="480" height="480" alt="A">';
const PRODUCT_PAGE =
  '<!doctype html><html><head><style>p{}</style></head>' +
  `<body><div>${PICTURE}${'<div><p><b>Fresh</b> from the field</p></div>'.repeat(400)}</div>` +
  '<script type="application/json">{"secret":1}</script></body></html>';

describe('floorPage', () => {
  const page = floorPage(PRODUCT_PAGE);

  it('keeps the picture', () => {
    expect(page).toContain(PICTURE);
  });

  it('is about a tenth as long as the product page, and contains no script', () => {
    expect(page).not.toMatch(/<script|secret/);
    expect(page.length / PRODUCT_PAGE.length).toBeGreaterThan(0.1);
    expect(page.length / PRODUCT_PAGE.length).toBeLessThan(0.15);
  });

  it('throws if the page has no picture', () => {
    expect(() => floorPage('<body><p>Nothing</p></body>')).toThrow('no picture');
  });
});
