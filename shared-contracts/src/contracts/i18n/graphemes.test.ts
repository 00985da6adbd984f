import fc from 'fast-check';
import { cutText, graphemeEnd, shorten } from './graphemes';

/** A word whose first letter carries a joiner, a conjunct and a vowel sign. */
const RAB = 'র\u200d্যাব';

describe('cutText', () => {
  it.each([
    ['Rui fish', 4, 'Rui '],
    ['Rui', 4, 'Rui'],
    ['ইলিশের', 4, 'ইলি'],
    ['ইলিশের', 5, 'ইলিশে'],
    ['মিষ্টি', 4, 'মি'],
    ['মিষ্টি', 6, 'মিষ্টি'],
    [RAB, 3, ''],
    [RAB, 5, RAB.slice(0, 5)],
    ['কাঁচা', 2, ''],
    ['ab🐟', 3, 'ab'],
    ['👩🏽‍🌾 farm', 3, ''],
    ['👩🏽‍🌾 farm', 8, '👩🏽‍🌾 '],
    ['🇧🇩🇫🇷', 6, '🇧🇩'],
    ['cafe\u0301', 4, 'caf'],
    ['ক্্ক', 3, ''],
  ])('cuts “%s” to at most %d characters: “%s”', (text, longest, expected) => {
    expect(cutText(text, longest)).toBe(expected);
  });

  const bangla = fc.string({
    unit: fc.constantFrom(...'কখগঘষটরযইউািীুেোৌ্ঁং়\u200d\u200c ৫a🐟'),
    maxLength: 40,
  });
  const others = fc.string({
    unit: fc.constantFrom(
      'a',
      ' ',
      'é',
      'e\u0301',
      '🐟',
      '👩🏽‍🌾',
      '👨‍👩‍👧',
      '🇧🇩',
      '🇫🇷',
      '\r\n',
      '५',
      '魚',
    ),
  });

  it('cuts only where a grapheme ends, and leaves out only graphemes that end beyond the limit', () => {
    fc.assert(
      fc.property(fc.oneof(bangla, others), fc.nat(30), (text, longest) => {
        const cut = cutText(text, longest);
        const ends = [...new Intl.Segmenter('bn').segment(text)].map(
          ({ index, segment }) => index + segment.length,
        );
        expect(text.startsWith(cut)).toBe(true);
        expect([0, ...ends]).toContain(cut.length);
        expect(cut.length).toBeLessThanOrEqual(longest);
        if (cut !== text) expect(graphemeEnd(text, cut.length + 1)).toBeGreaterThan(longest);
      }),
    );
  });
});

describe('shorten', () => {
  it.each([
    ['Rui fish', 8, 'Rui fish'],
    ['Rui fish', 5, 'Rui…'],
    ['ইলিশের ডিম', 5, 'ইলি…'],
    ['মিষ্টি দই', 4, 'মি…'],
  ])('shortens “%s” to at most %d characters with an ellipsis: “%s”', (text, longest, expected) => {
    expect(shorten(text, longest)).toBe(expected);
  });
});

describe('graphemeEnd', () => {
  it.each([
    ['ইলিশের', 4, 5],
    ['ইলিশের', 0, 0],
    ['মিষ্টি', 3, 6],
    ['Rui', 2, 2],
    ['Rui', 9, 3],
  ])('for “%s” and the index %d returns %d', (text, index, expected) => {
    expect(graphemeEnd(text, index)).toBe(expected);
  });
});
