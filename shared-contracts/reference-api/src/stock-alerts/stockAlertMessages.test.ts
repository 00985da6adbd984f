import { stockAlertMessage } from './stockAlertMessages';

const facts = { name: 'Rui Fish', url: 'https://shop.test/p', stopUrl: 'https://shop.test/s' };

describe('stockAlertMessage', () => {
  it.each([
    ['en', 'Nodibazar: Rui Fish is back in stock: https://shop.test/p\nNo more such messages: '],
    ['bn', 'নদীবাজার: Rui Fish আবার স্টকে এসেছে: https://shop.test/p\nএমন মেসেজ আর না চাইলে: '],
    ['fr', 'Nodibazar : Rui Fish est de nouveau en stock : https://shop.test/p\nNe plus recevoir'],
    ['an unknown language', 'Nodibazar: Rui Fish is back in stock: https://shop.test/p\nNo more'],
  ])('returns a message in the language “%s”', (language, text) => {
    const message = stockAlertMessage(language, facts);
    expect(message.text.startsWith(text)).toBe(true);
    expect(message.text.endsWith(facts.stopUrl)).toBe(true);
  });

  it('shortens a long name, and removes its line breaks', () => {
    const name = `\u202ERui\u2028Bcc: x@y.z\u0007 ${'very '.repeat(40)}`;
    const { subject, text } = stockAlertMessage('en', { ...facts, name });
    expect(subject).toMatch(/^Rui Bcc: x@y\.z .{40,50}… is back in stock$/);
    expect(text.split('\n')).toHaveLength(2);
  });

  it('cuts a long Bangla name only between two letters, and keeps the vowel signs of a letter', () => {
    const start = 'মিষ্টি '.repeat(8);
    const { subject } = stockAlertMessage('bn', { ...facts, name: `${start}মিষ্টি দই` });
    expect(subject).toBe(`${start}মি… আবার স্টকে এসেছে`);
  });
});
