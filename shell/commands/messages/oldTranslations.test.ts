import { compareIds, keepOldTranslations } from './oldTranslations';

const catalogue = (...messages: [id: string, text: string, comment?: string][]) =>
  [
    'msgid ""\nmsgstr ""\n"Language: bn\\n"\n',
    ...messages.map(
      ([id, text, comment]) =>
        `${comment ? `# ${comment}\n` : ''}msgid "${id}"\nmsgstr "${text}"\n`,
    ),
  ].join('\n');

const BEFORE = catalogue(['Add to cart', 'কার্টে যোগ করুন'], ['Pay', 'দিন'], ['Close', 'বন্ধ']);

describe('compareIds', () => {
  it('lists the messages that were added and removed', () => {
    const after = catalogue(['Add to the cart', ''], ['Pay', 'দিন'], ['Close', 'বন্ধ']);
    expect(compareIds(BEFORE, after)).toEqual({
      added: ['Add to the cart'],
      removed: ['Add to cart'],
    });
  });
});

describe('keepOldTranslations', () => {
  it('writes the old translation in a comment above the new English text', () => {
    const after = catalogue(['Add to the cart', ''], ['Pay', 'দিন'], ['Close', 'বন্ধ']);
    expect(keepOldTranslations(BEFORE, after)).toContain(
      '# was "Add to cart": কার্টে যোগ করুন\nmsgid "Add to the cart"',
    );
  });

  it('changes nothing if the new text is not similar to a removed text', () => {
    const after = catalogue(['Warranty of two years', ''], ['Pay', 'দিন'], ['Close', 'বন্ধ']);
    expect(keepOldTranslations(BEFORE, after)).toBe(after);
  });

  it('keeps the comment with the old translation until the message is translated', () => {
    const comment = 'was "Add to cart": কার্টে যোগ করুন';
    const open = catalogue(['Add to the cart', '', comment], ['Pay', 'দিন']);
    expect(keepOldTranslations(open, open)).toBe(open);
    const done = catalogue(['Add to the cart', 'কার্টে রাখুন', comment], ['Pay', 'দিন']);
    expect(keepOldTranslations(done, done)).not.toContain('was');
  });
});
