import { printMissingTexts } from './printMissingTexts';

const CONTACT = 'mf-content/src/routes/contact.tsx';
const BANGLA = 'mf-content/src/locales/bn.po';
const FRENCH = 'mf-content/src/locales/fr.po';
const missingIn = (file: string, line: number, text = 'Write to us') => ({
  text,
  at: `${file}:${line}`,
});

let lines: string[];
let noteBuild: ReturnType<typeof printMissingTexts>;
beforeEach(() => {
  lines = [];
  noteBuild = printMissingTexts((line) => lines.push(line));
});

describe('printMissingTexts', () => {
  it('prints the source line of a text without an entry, once for all languages', () => {
    const missing = [missingIn(CONTACT, 20)];
    noteBuild({ en: missing, bn: missing, fr: missing });
    expect(lines).toEqual([
      `${CONTACT}:20 "Write to us" has no entry in the .po files: npm run extract, then translate it`,
    ]);
  });

  it('prints the line of each .po file in which an entry has no translation', () => {
    noteBuild({ en: [], bn: [missingIn(BANGLA, 12)], fr: [missingIn(FRENCH, 14)] });
    expect(lines).toEqual([
      `${BANGLA}:12 "Write to us" is not translated`,
      `${FRENCH}:14 "Write to us" is not translated`,
    ]);
  });

  it('prints a text again only if it was translated meanwhile', () => {
    noteBuild({ en: [], bn: [missingIn(BANGLA, 12)] });
    noteBuild({ en: [], bn: [missingIn(BANGLA, 13)] });
    expect(lines).toHaveLength(1);
    noteBuild({ en: [], bn: [] });
    noteBuild({ en: [], bn: [missingIn(BANGLA, 12)] });
    expect(lines).toHaveLength(2);
  });

  it('prints only the first twenty texts of a build, and the number of the others', () => {
    const bn = Array.from({ length: 23 }, (_, index) => missingIn(BANGLA, index, `Text ${index}`));
    noteBuild({ en: [], bn });
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('3 more texts are not translated.');
  });
});
