import { readingMinutes } from './readingMinutes';

const words = (count: number, word = 'rice') => Array(count).fill(word).join(' ');

it.each([
  ['an empty text', '', 1],
  ['a few words', '<p>Buy fish early.</p>', 1],
  ['200 words', `<p>${words(200)}</p>`, 1],
  ['500 words', `<p>${words(500)}</p>`, 3],
  ['500 words of Bangla', `<p>${words(500, 'ইলিশ')}</p>`, 3],
  ['ten words with much markup', `<p>${words(10)}</p>${'<p class="a b c"></p>'.repeat(500)}`, 1],
  ['400 words that are separated only by tags', `<ul>${'<li>rui</li>'.repeat(400)}</ul>`, 2],
])('readingMinutes estimates the time for %s', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
