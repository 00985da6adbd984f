import { parseArguments } from './parseArguments';

const packages = ['shell', 'mf-content'];
const ALL = ['static', 'unit', 'e2e'];

describe('parseArguments', () => {
  it.each([
    ['', { parts: ALL, packages: undefined, isSoak: false }],
    ['static', { parts: ['static'], packages: undefined, isSoak: false }],
    ['mf-content', { parts: ALL, packages: ['mf-content'], isSoak: false }],
    ['mf-content shell unit', { parts: ['unit'], packages, isSoak: false }],
    ['soak', { parts: ['unit', 'e2e'], packages: undefined, isSoak: true }],
    ['soak unit', { parts: ['unit'], packages: undefined, isSoak: true }],
  ])('reads "%s"', (text, scope) => {
    const words = text.split(' ').filter(Boolean);
    expect(parseArguments(words, packages)).toEqual({ kind: 'scope', scope, isChanged: false });
  });

  it('reads "changed"', () => {
    expect(parseArguments(['changed'], packages)).toMatchObject({ isChanged: true });
  });

  it('names an unknown word', () => {
    expect(parseArguments(['unit', 'mf-toys'], packages)).toEqual({
      kind: 'unknown',
      word: 'mf-toys',
    });
  });

  it('explains itself', () => {
    expect(parseArguments(['--help'], packages)).toEqual({ kind: 'help' });
  });
});
