import { readingMinutes } from './readingMinutes';

const words = (count: number, word = 'rice') => Array(count).fill(word).join(' ');

it.each([
  ['nothing', '', 1],
  ['a few words', '<p>Buy fish early.</p>', 1],
  ['200 words', `<p>${words(200)}</p>`, 1],
  ['500 words', `<p>${words(500)}</p>`, 3],
  ['500 words of Bangla', `<p>${words(500, 'ইলিশ')}</p>`, 3],
  ['words that are only markup', `<p>${words(10)}</p>${'<p class="a b c"></p>'.repeat(500)}`, 1],
  ['words that touch tags', `<ul>${'<li>rui</li>'.repeat(400)}</ul>`, 2],
])('readingMinutes counts %s', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
