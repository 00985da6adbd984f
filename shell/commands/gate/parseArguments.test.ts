import { parseArguments } from './parseArguments';

const packages = ['shell', 'mf-content'];
const ALL = ['static', 'unit', 'e2e'];

describe('parseArguments', () => {
  it.each([
    ['', { size: 'gate', parts: ALL, packages: undefined }],
    ['static', { size: 'gate', parts: ['static'], packages: undefined }],
    ['mf-content', { size: 'gate', parts: ALL, packages: ['mf-content'] }],
    ['mf-content shell unit', { size: 'gate', parts: ['unit'], packages }],
    ['full', { size: 'full', parts: ALL, packages: undefined }],
    ['mf-content full e2e', { size: 'full', parts: ['e2e'], packages: ['mf-content'] }],
    ['soak', { size: 'soak', parts: ['unit', 'e2e'], packages: undefined }],
    ['soak unit', { size: 'soak', parts: ['unit'], packages: undefined }],
  ])('parses "%s"', (text, scope) => {
    const words = text.split(' ').filter(Boolean);
    expect(parseArguments(words, packages)).toEqual({ kind: 'scope', scope, isChanged: false });
  });

  it('parses "changed"', () => {
    expect(parseArguments(['changed'], packages)).toMatchObject({ isChanged: true });
  });

  it('returns an unknown word', () => {
    expect(parseArguments(['unit', 'mf-toys'], packages)).toEqual({
      kind: 'unknown',
      word: 'mf-toys',
    });
  });

  it.each(['list', 'help'])('parses "%s" without a scope', (kind) => {
    expect(parseArguments([kind === 'help' ? '--help' : kind], packages)).toEqual({ kind });
  });
});
