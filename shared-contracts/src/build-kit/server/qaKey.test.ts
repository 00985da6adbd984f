import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readQaKey, signQa, verifyQa } from './qaKey';

const key = Buffer.from('k'.repeat(32));

describe('the key of test sessions', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'qa-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('exists only with QA=1', () => {
    expect(readQaKey({}, dataDir)).toBeUndefined();
    expect(readQaKey({ QA: '0', QA_KEY: 'k'.repeat(32) }, dataDir)).toBeUndefined();
  });

  it('is created only once for each data folder', () => {
    const made = readQaKey({ QA: '1' }, dataDir);
    expect(made).toHaveLength(32);
    expect(readQaKey({ QA: '1' }, dataDir)).toEqual(made);
  });

  it('can be set by QA_KEY, and is refused if it is too short', () => {
    expect(readQaKey({ QA: '1', QA_KEY: 'k'.repeat(32) }, dataDir)).toEqual(key);
    expect(() => readQaKey({ QA: '1', QA_KEY: 'short' }, dataDir)).toThrow('32 characters');
  });
});

describe('verifyQa', () => {
  const signed = signQa(key, 'ABC-1_x');

  it('returns a text that the key has signed', () => {
    expect(verifyQa(key, signed)).toBe('ABC-1_x');
  });

  it.each([
    ['a missing text', undefined],
    ['an unsigned text', 'ABC-1_x'],
    ['another text with this signature', signed.replace('ABC', 'ABD')],
    ['a cut signature', signed.slice(0, -1)],
    ['a signature by another key', signQa(Buffer.from('o'.repeat(32)), 'ABC-1_x')],
  ])('refuses %s', (_title, text) => {
    expect(verifyQa(key, text)).toBeUndefined();
  });
});
