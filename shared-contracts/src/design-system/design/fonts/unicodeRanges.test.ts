import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { banglaRanges, unicodeRangeCss } from './unicodeRanges';

describe('the Bangla font', () => {
  it('has the Bengali block, danda, joiners and dotted circle, but no Latin letters', () => {
    expect(unicodeRangeCss(banglaRanges)).toBe('U+964-965,U+980-9fe,U+200c-200d,U+25cc');
  });

  it('is a WOFF2 file of at most 70,000 bytes', async () => {
    const file = await readFile(join(__dirname, 'bangla.woff2'));
    expect(file.subarray(0, 4).toString()).toBe('wOF2');
    expect(file.byteLength).toBeLessThanOrEqual(70_000);
  });
});
