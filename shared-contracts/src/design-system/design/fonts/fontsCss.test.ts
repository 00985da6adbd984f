import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontsCss } from './fontsCss';

const urls = { inter: '/a/inter.woff2', taka: '/a/taka.woff2', bangla: '/a/bangla.woff2' };
const css = fontsCss(urls, 'bn');

describe('fontsCss', () => {
  const rulesWith = (file: string) => css.split('\n').filter((rule) => rule.includes(file));

  it.each(['inter', 'taka'])('shows %s from the first paint on or not at all', (name) => {
    expect(rulesWith(`${name}.woff2`)).toEqual([expect.stringContaining('font-display:optional')]);
  });

  it('shows a Bangla page in Bangla as soon as it is there, for nothing may stand in', () => {
    const rules = rulesWith('bangla.woff2');
    expect(rules).toHaveLength(2);
    for (const rule of rules) expect(rule).toContain('font-display:swap');
  });

  it.each(['en', 'fr'] as const)('moves no line of a page in %s for a name in Bangla', (locale) => {
    expect(fontsCss(urls, locale)).not.toContain('font-display:swap');
  });

  it('asks for Bangla only where it is written and the device has none of its own', () => {
    for (const rule of rulesWith('bangla.woff2')) {
      expect(rule.lastIndexOf('local(')).toBeLessThan(rule.indexOf('url('));
      expect(rule).toMatch(/unicode-range:U\+964-965,U\+980-/);
    }
  });

  it('leaves the taka sign to its own small file', () => {
    const bangla = css.split('\n').find((face) => face.includes('bangla.woff2'));
    expect(bangla).toContain('U+980-9f2,U+9f4-9fe');
    expect(css).toContain('unicode-range:U+9f3}');
  });

  it.each([
    ['inter', 40_000],
    ['bangla', 70_000],
    ['taka', 3_000],
  ])('serves %s in at most %i bytes', async (name, most) => {
    const file = await readFile(join(__dirname, `${name}.woff2`));
    expect(file.subarray(0, 4).toString()).toBe('wOF2');
    expect(file.byteLength).toBeLessThanOrEqual(most);
  });
});
