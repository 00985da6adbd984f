import { findLongNotes, findLongText, measureNote, readText } from './documentSizes';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const note = (decision: number, rest = 10) =>
  `# 001 Cache\n\n**Context.** Why.\n\n**Decision.** ${words(decision)}\n\n**Consequences.** ${words(rest)}\n`;

describe('findLongText', () => {
  it('accepts a README at its limits', () => {
    const cell = 'c'.repeat(200);
    const paragraph = 'p'.repeat(600);
    const readme = `# Shell\n\n${paragraph}\n\n| a | ${cell} |\n${'\n'.repeat(75)}`;
    expect(findLongText('shell/README.md', readme)).toEqual([]);
  });

  it('finds a README with too many lines', () => {
    const readme = 'line\n\n'.repeat(50);
    expect(findLongText('shell/README.md', readme)).toEqual([
      'shell/README.md: 99 lines, at most 80; the rest goes to docs/',
    ]);
  });

  it('finds a long table cell, and a long paragraph of several lines', () => {
    const readme = `| a | ${'c'.repeat(201)} |\n\n${'p'.repeat(300)}\n${'p'.repeat(300)}`;
    expect(findLongText('README.md', readme)).toEqual([
      expect.stringContaining('a cell of 201 characters, at most 200'),
      expect.stringContaining('a paragraph of 601 characters, at most 600'),
    ]);
  });

  it('counts neither the URL of a link nor a code block', () => {
    const address = 'a'.repeat(700);
    const readme = `See [notes](${address}).\n\n\`\`\`\n${address}\n\`\`\``;
    expect(findLongText('README.md', readme)).toEqual([]);
  });
});

it('readText splits a list into one paragraph per item', () => {
  const { paragraphs } = readText('Either:\n- one\n  goes on\n- two\n1. three');
  expect(paragraphs.filter(Boolean)).toEqual(['Either:', '- one goes on', '- two', '1. three']);
});

describe('measureNote', () => {
  it.each([
    ['a label in bold', note(3, 2)],
    ['a heading', '# 1\n\n## Decision\n\nword word word\n\n## Considered\n\nword\n'],
    [
      'a label in the last section',
      '# 1\n\n**Decision.** word\n\n- word\n- word'.replaceAll('- ', ''),
    ],
  ])('counts the words of a decision under %s', (_form, text) => {
    expect(measureNote(text).decision).toBe(3);
  });
});

describe('findLongNotes', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['nothing at the limits', { a: note(400) }, []],
    ['a long note', { a: note(10, 700) }, ['a: 717 words, at most 700']],
    ['a long decision', { a: note(401) }, ['a: 401 words of decision, 1 to 400']],
    ['a note without a decision', { a: '# 1\n' }, ['a: 0 words of decision, 1 to 400']],
  ])('finds %s', (_what, notes, violations) => {
    expect(findLongNotes(new Map(Object.entries(notes)))).toEqual(violations);
  });

  it('finds too many words in all notes together', () => {
    const notes = Array.from({ length: 40 }, (_, index) => [`${index}`, note(10, 633)] as const);
    expect(findLongNotes(new Map(notes))).toEqual([
      'Decision notes have 26000 words together, at most 25000',
    ]);
  });
});
