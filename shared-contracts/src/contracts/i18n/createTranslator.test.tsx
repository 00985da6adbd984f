import { msg } from '@lingui/core/macro';
import { createTranslator } from './createTranslator';

const hello = msg`Hello`;
const loadMessages = jest.fn(async (locale: string) => ({
  messages: { [hello.id]: locale === 'bn' ? 'আসসালামু আলাইকুম' : 'Hello' },
}));

beforeEach(() => loadMessages.mockClear());
afterEach(() => {
  document.documentElement.lang = '';
});

it.each([
  ['bn', 'আসসালামু আলাইকুম'],
  ['en', 'Hello'],
  ['xx', 'Hello'],
])('translates to the language of a page in %s', async (lang, text) => {
  document.documentElement.lang = lang;
  await expect(createTranslator(loadMessages)(hello)).resolves.toBe(text);
});

it('translates to the language of each request on a server', async () => {
  const translate = createTranslator(loadMessages);
  const of = (lang: string) =>
    translate(hello, new Request('https://shop.test/', { headers: { 'accept-language': lang } }));
  expect(await Promise.all([of('bn'), of('en'), of('bn')])).toEqual([
    'আসসালামু আলাইকুম',
    'Hello',
    'আসসালামু আলাইকুম',
  ]);
});

it('fetches the messages once', async () => {
  const translate = createTranslator(loadMessages);
  await Promise.all([translate(hello), translate(hello)]);
  expect(loadMessages).toHaveBeenCalledTimes(1);
});

it('translates to English if the messages cannot be fetched, and then retries', async () => {
  document.documentElement.lang = 'bn';
  const translate = createTranslator(loadMessages);
  loadMessages.mockRejectedValueOnce(new Error('Loading chunk failed'));
  await expect(translate(hello)).resolves.toBe('Hello');
  await expect(translate(hello)).resolves.toBe('আসসালামু আলাইকুম');
});
