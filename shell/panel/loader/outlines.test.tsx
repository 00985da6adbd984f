import { createOutlines, findRegions, partOf } from './outlines';

const PAGE = `
  <div class="shell__sc-1 a">
    <header class="shell__sc-2"><form class="mf-catalog__sc-3"><input class="mf-catalog__sc-4"></form></header>
    <main><article class="mf-cart-checkout__sc-5"></article><p class="plain"></p></main>
  </div>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

it.each([
  ['shell__sc-1 a', 'shell'],
  ['big mf-cart-checkout__sc-5', 'mf_cart_checkout'],
  ['plain', undefined],
])('an element with the class %j belongs to the part %s', (name, part) => {
  const element = document.createElement('p');
  element.className = name;
  expect(partOf(element)).toBe(part);
});

it('findRegions finds the outermost elements of each part', () => {
  const found = findRegions(document).map(({ part, element }) => [part, element.tagName]);
  expect(found).toEqual([
    ['shell', 'DIV'],
    ['mf_catalog', 'FORM'],
    ['mf_cart_checkout', 'ARTICLE'],
  ]);
});

it('createOutlines draws labelled boxes that follow changes of the page, and does not change the page', () => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(1, 2, 30, 40));
  const root = document.createElement('aside').attachShadow({ mode: 'open' });
  const { outline, hideOutlines } = createOutlines(root);
  const labels = () => [...root.querySelectorAll('.box')].map(({ textContent }) => textContent);
  outline({ shell: 'shell 1, Platform' });
  expect(labels()).toEqual(['shell 1, Platform', 'mf_catalog', 'mf_cart_checkout']);
  expect(document.body.innerHTML).toBe(PAGE);
  document.querySelector('main')?.remove();
  jest.advanceTimersByTime(500);
  expect(labels()).toEqual(['shell 1, Platform', 'mf_catalog']);
  hideOutlines();
  expect(root.childElementCount).toBe(0);
  jest.useRealTimers();
});
