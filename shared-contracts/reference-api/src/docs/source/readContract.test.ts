import { docBefore } from './readContract';

describe('docBefore', () => {
  it.each([
    ['/** Pieces. */\n  ', 'Pieces.'],
    ['/**\n * Two\n * lines.\n */\nexport ', 'Two lines.'],
    ['/** Said. */\nfirst,\n', ''],
    ['// not for readers\n', ''],
    ['/** What it is.\n * @param x not said again\n */\n', 'What it is.'],
    ['/** One. */ a, /** Two * stars. */ ', 'Two * stars.'],
    ['', ''],
  ])('reads from the source %j the docblock %j', (text, doc) => {
    expect(docBefore(text)).toBe(doc);
  });
});
