import { shorten } from './shorten';

it.each([
  ['two things of a list', [{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 1 }, { a: 2 }]],
  ['lists within things', { in: [{}, {}, {}] }, { in: [{}, {}] }],
  ['every plain value', [0, 1, 1, 4, 9], [0, 1, 1, 4, 9]],
  ['nothing', null, null],
  ['a short text', '<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['a paragraph of a long text', `<p>One</p><p>${'x'.repeat(400)}</p>`, '<p>One</p>'],
  ['a long text without paragraphs', 'x'.repeat(500), 'x'.repeat(500)],
])('keeps %s', (_, given, kept) => {
  expect(shorten(given)).toEqual(kept);
});
